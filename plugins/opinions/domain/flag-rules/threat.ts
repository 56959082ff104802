import { listed, stems, words } from './patterns.ts'

const them = String.raw`(?:was|cie|ciebie|wam|ci|ja|jej|go|mu|ich|te|ta|ten|pania|pani)(?!\p{L})`
const tools = `(?:kij|siekier|noz|bejsbol|pal[ak]|broni|mlot|lomem|chlop|kump|koleg|brac|brat|ludzm|ekip)`
/** Announced acts of the future, in the first person. */
const announced = listed(String.raw`
  udusz(?:e|imy)(?!\p{L}|\s+(?:sie|mies|warz)) zadzga zarzn[ea] powiesz[ea]\s+${them} zastrzel(?:e|imy)(?!\p{L}) ukatrup zamorduj[ea] rozpierdol rozjeb[ie] rozjad[ea]\s+${them} przejad[ea]\s+${them}
  pobij(?:e|emy)\s+${them} nakop(?:ie|iemy) skopi(?:e|emy) (?:dam|damy|dostani\p{L}+|oberwi\p{L}+)\s+(?:\p{L}+\s+){0,2}(?:w|po)\s+(?:mord|ryj|pysk|leb|zeb|twarz) w\s+(?:ryj|morde|pysk)(?!\p{L})
  (?:przyjd|przyjad|przyjedzi|wpadn|wjad|wroc)\p{L}+\s+(?:\p{L}+\s+){0,3}z\s+${tools} przyjd(?:e|ziemy|a)\s+po\s+${them} nasl(?:e|emy)\s
  znajd(?:e|ziemy)\s+${them} odnajd(?:e|ziemy)\s+${them} (?:znam|znamy|mam|mamy)\s+(?:wasz|twoj|jej|jego|pani)\p{L}*\s+(?:adres|dom) wiem[y]?,?\s+(?:\p{L}+\s+)?gdzie\s+(?:mieszk|parkuj|chodzi|pracuj)
  zniszcz(?:e|ymy)\s+(?:\p{L}+\s+)?${them} wykoncz(?:e|ymy)\s+${them} zalatwi(?:e|my)\s+${them} policz(?:e|ymy)\s+sie zemszcz zemst(?:a|e|y)(?!\p{L})
  zaplac(?:icie|isz)\s+(?:\p{L}+\s+){0,2}za\s+(?:to|lzy|krzywd|wszystko|kazd) jeszcze\s+(?:sie|mnie|nas|o\s+mnie|o\s+nas)\s+(?:\p{L}+\s+)?(?:policz|spotkam|zobaczym|doigra|popamiet|poznac|uslysz|przekona)
  skrec(?:e|imy)\s+(?:\p{L}+\s+)?kark (?:nogi|rece)\s+(?:\p{L}+\s+)?(?:z\s+(?:dup|tylk)|poprzetrac|polam) poprzetrac rozbij(?:e|emy)\s+(?:wam|ci|jej|mu|leb|glow|szyb) powybij wysadz(?:e|imy)(?!\p{L})
  oblej(?:e|emy)\s+(?:\p{L}+\s+)?(?:kwas|benz) podloz(?:e|ymy)\s+(?:ogien|bomb) krew\s+sie\s+poleje poleje\s+sie\s+krew do\s+piachu trumn zakopi(?:e|emy)\s+${them}
  (?:strzez|pilnuj|boj)(?:cie)?\s+sie(?!\p{L}|\s+(?:zeby|kolej)) ogladaj(?:cie)?\s+sie\s+za\s+siebie lepiej\s+(?:uwazaj|sie\s+pilnuj|spakuj)
`)

/** Announced violence. */
export const threat = [
  stems(...announced),
  stems(
    'zabij[ea]',
    'zajeb(?:ie|ię|ac)',
    'spale',
    'spalimy',
    'podpal',
    'zatluk',
    'rozwal(?:e|imy)\\s+(?:wam|ci|ten|te|mu|jej|leb)',
    'polam(?:ie|ac|e)\\s+(?:ci|wam|jej|mu|rece|nogi|gnaty)',
    'dorw(?:e|iemy)',
    'dopadn(?:e|iemy)',
    'wiem,?\\s+gdzie\\s+(?:mieszka|parkuj)',
    'wiemy,?\\s+gdzie\\s+mieszka',
    'pozaluje(?:cie|sz)',
    'jeszcze\\s+popamieta\\p{L}*',
    'popamieta(?:cie|sz)',
    'obije',
    'wpierdol',
    'przyjde\\s+z\\s+(?:kijem|siekier|chlopak|kolega)',
    'uwazaj(?:cie)?\\s+(?:na siebie|jak)',
    'skoncz(?:y|ysz|ycie)\\s+(?:w rowie|zle|w szpitalu)',
    'porachuj',
    'strzel(?:e|ic)\\s+(?:ci|jej|mu|w leb|w pysk)',
    'leb\\s+ukrec',
    'bomb[ae]\\s+(?:pod|w)',
    'ubij[ea]',
    'przebij[ea]\\s+\\p{L}*\\s*opon',
    'wybij[ea]\\p{L}*\\s+(?:wam\\s+|jej\\s+|ci\\s+)?(?:szyb|okn|zeb)',
  ),
  stems(
    ...listed("поб[’']ю заріжу зарубаю підпал знищу помщу придушу"),
    "вб[’']?ю",
    "уб[’']?ю",
    'спалю',
    'знайду\\s+(?:тебе|вас|її)',
    'пошкодуєте',
    'я знаю,?\\s+де',
  ),
  words(
    "i(?: will|['’]ll| am going to) (?:kill|burn|find|hurt|punch|destroy|smash|beat|come for|make you pay)",
    'you will regret',
    'i know where you live',
    'watch your back',
    'you will pay for this',
    'we will find you',
  ),
]
