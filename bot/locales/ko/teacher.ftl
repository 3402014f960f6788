# 연습 대결에서 선생님이 하는 말: 힌트와 코이코이의 확률.

button-hint = 💡 힌트
button-odds = 확률
button-facts = 자세히

hint-best = 💡 **{ $action }**: { $reason }.
hint-best-though = 💡 **{ $action }**: { $reason }. 그래도 나머지보다는 나아요.
hint-only = 💡 **{ $action }**: 다른 수가 없어요.
hint-even = -# 비슷하게 좋은 수: { $names }.
hint-even-many = -# 비슷하게 좋은 수: { $names }, 그 밖에 { $count }개.
hint-second = -# 다음으로 좋은 수: { $action }, 약 { $points }점 적어요.
hint-second-rarer = -# 다음으로 좋은 수: { $action }, 대결에서 이길 확률이 조금 낮아요.
hint-swap = 💡 아직 어느 손패도 보지 않았어요. 어느 쪽이든 똑같아요.

# 수의 쓸모. 여럿이면 이어서 한 줄이 돼요.
reason-gap = { ". " }
reason-opponent = 상대
reason-the-other = 상대
list-and = { ", " }
list-or = { " 또는 " }
list-and-more = { ", " }
list-or-more = { ", " }
reason-completes = { $yaku } 완성, { $points }점이에요
# 앞서 만든 족보나 배수까지 셀 때.
reason-completes-stop = { $yaku } 완성, 스톱하면 { $stop }점이에요
reason-adds = 족보에 { $points }점이 더해져요
reason-captures = { $cards } 먹어요
reason-denies = { $other }의 { $yaku }에 필요한 { $cards } 먼저 먹어요
reason-builds = { $yaku }에 한 걸음 다가가요
reason-gathers = 피를 모아요
reason-safe = 상대가 먹을 수 없어요
reason-safe-held = 도로 먹을 수 있는 건 손에 든 { $cards }뿐이에요
reason-returns = 바닥에 남으면 도로 먹을 수 있어요 (손에 든 { $cards })
reason-harmless = { $other }에게 줘도 별로 아깝지 않아요
reason-nears-play = 다음 차례에 손에 든 { $cards }만 내면 { $yaku } 완성이에요
reason-nears-take = 다음 차례에 바닥의 { $cards }만 먹으면 { $yaku } 완성이에요
reason-nears-held = 손에 든 { $cards }까지 먹으면 { $yaku } 완성이에요
reason-nears-lying = 바닥의 { $cards }까지 먹으면 { $yaku } 완성이에요
reason-nears = { $cards }만 먹으면 { $yaku } 완성이에요
reason-nears-many = 한 장이면 { $yaku } 완성이에요
reason-waits = { $cards }, 상대가 먹을 수 없으니 서두르지 않아도 돼요
reason-stop-wins = 대결에서 이겨요
reason-stop-ties = 스톱하면 대결이 무승부로 끝나요
reason-stop-loses = 스톱하면 대결에서 져요
reason-banks = { $points }점은 확실해요
reason-fears = { $other }에게 { $cards }만 들어가면 { $yaku } 완성이에요
reason-fears-many = { $other }는 한 장이면 { $yaku } 완성이에요
reason-fears-more = { $other }는 { $yaku }에 한 장만 더하면 스톱할 수 있어요
reason-gives = { $other }에게 { $yaku } 완성을 내줄 수 있어요
reason-feeds = { $other }의 { $yaku }에 보태 줘서 스톱하게 할 수 있어요
reason-exposes = { $other }가 { $yaku }에 가까워질 수 있어요
reason-none = 특별한 건 없지만 길게 보면 가장 좋아요

odds-chances = 🎲 **코이코이**: 내가 날 확률 { $own }%, 상대가 날 확률 { $other }%, 아무도 안 날 확률 { $nobody }%.
odds-points = **스톱** { $stop } · **코이코이** 평균 { $koi } (상대 점수는 이미 뺐어요).
odds-match = 대결에서 이길 확률: 스톱 { $stop }%, 코이코이 { $koi }%.
odds-even = 💡 둘 다 비슷하게 좋아요. 마음대로 고르세요.
odds-stop = 💡 저라면 **스톱**할래요.
odds-stop-because = 💡 저라면 **스톱**할래요: { $reason }.
odds-stop-for-the-match = 💡 저라면 **스톱**할래요: 평균 점수는 낮지만 대결에서 더 자주 이겨요.
odds-koi = 💡 저라면 **코이코이** 할래요.
odds-koi-because = 💡 저라면 **코이코이** 할래요: { $reason }.
odds-koi-for-the-match = 💡 저라면 **코이코이** 할래요: 평균 점수는 낮지만 대결에서 더 자주 이겨요.
