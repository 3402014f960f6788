"""Names as people write them, by script, and one of the longest in each."""

from typing import Final

NAMES: Final = {
    "Latin": "Maximiliane O'Neill",
    "Polish": "Łukasz Wójcik",
    "Turkish": "İpek Çağlar",
    "Vietnamese": "Nguyễn Thị Ánh",
    "Hausa": "Ɓala Ƙarami",
    "Cyrillic": "Игорь Ёлкин",
    "Ukrainian": "Їжак Ґалаґан",
    "Greek": "Ελένη Παπαδοπούλου",
    "Arabic": "محمد علي",
    "Persian": "می‌خواهم گل",
    "Urdu": "علی ٹھاکر",
    "Hebrew": "דוד כהן",
    "Hindi": "प्रिया शर्मा",
    "Thai": "สมชาย น้ำผึ้ง",
    "Japanese": "結衣 さくら リオ",
    "Simplified Chinese": "国际 刘洋",
    "Traditional Chinese": "國際 劉陽",
    "Korean": "김민수",
    "Bengali": "মৌসুমী",
    "Tamil": "ஸ்ரீ கிருஷ்ணா",
    "Telugu": "పవన్ కృష్ణ",
    "Gujarati": "ગુજરાતી",
    "Punjabi": "ਹਰਪ੍ਰੀਤ ਸਿੰਘ",
    "Kannada": "ಕನ್ನಡ",
    "Malayalam": "ലക്ഷ്മി",
    "Odia": "ଓଡ଼ିଆ",
    "Sinhala": "ශ්‍රී ලංකා",
    "Khmer": "ខ្មែរ",
    "Lao": "ລາວ ນ້ຳ",
    "Burmese": "မြန်မာ",
    "Georgian": "გიორგი",
    "Armenian": "Հայկ",
    "Amharic": "አበበ",
}

LONGEST: Final = (
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "東京特許許可局局長今日急遽許可却下東京特許許可局局長今日急遽許可",
    "Дмитрий Александрович Иванов-Пет",
    "محمد عبد الرحمن بن خالد الأحمدي",
    "ऋषिकेश त्रिपाठी श्रीकृष्ण चतुर्व",
    "เจ้าฟ้าน้ำผึ้งเมืองนนทบุรีที่รัก",
    "Nguyễn Phương Thảo Đặng Thùy Trâ",
)
"""Discord allows 32 characters."""
