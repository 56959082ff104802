import { listed, stems, words } from './patterns.ts'

const child = String.raw`(?:dziec|dzid|maluch|mal(?:a|ego|emu|ym|ych)(?!\p{L})|syn|cork|chlop|dziewcz|podopiecz|niemowl|go\s|ja\s|je\s|nim\s|nia\s)`
const room = `(?:lazien|ciemn|szaf|schow|kibl|toalec|toalet|kantor|piwnic|skladz|magazyn|kotlown|izolat)`
const gap = String.raw`(?:\p{L}+\s+){0,3}`

/**
 * Stems of Polish words and phrases for violence, coercion, drugs, theft and fraud, as penal law and reports about
 * kindergartens use them.
 */
const accusationWords = listed(String.raw`
  pobil(?!\p{L}*\s+(?:rekord|wszystk)) pobi(?:ci|ta|ty|te|to|cie)(?!\p{L}) zbil(?:a|i)?\s+${gap}${child} bici[ae]\s+${child} (?:jest|sa|byl\p{L}*|bywa\p{L}*|dzieci|syn|corka)\s+bit(?:e|a|y|o)(?!\p{L})
  uderza(?:la|l|li|ja|nie|no|c)?\s+${gap}${child} uderz(?:on|eni) kopn(?:ela|al|eli)\s+${gap}${child} (?:po)?szturch popchnel\p{L}*\s+${gap}${child} tarmos wykrec\p{L}*\s+${gap}rek
  uszczypn szczyp\p{L}*\s+${gap}${child} potrzas(?:a|n)\p{L}*\s+${gap}${child} (?:rzuc|cisn)\p{L}*\s+${child} poddusz dusi(?:la|l|li)(?!\p{L})
  lanie(?!\p{L}|\s+(?:wod|z\s+wod|po\s+scian)) (?:dal|daj|dosta)\p{L}*\s+${gap}(?:w\s+(?:twarz|pysk|tylek|dupe)|po\s+(?:lapach|rekach|glowie|uszach|pupie|tylku)) po\s+lapach linijk\p{L}*\s+po
  (?:ciag|wlok|wlek|zlap|chwyc|trzyma|podnos|wyprowadz|szarp)\p{L}*\s+${gap}za\s+(?:uch|usz|wlos|kark|szyj|koszul|kaptur|fraki|nog)
  (?:zatyka|zatka|zaklei|zaslania)\p{L}*\s+${gap}(?:ust|buz|nos) knebl zwiaz(?:al|an|yw) krepow skrepow unieruchom przypina\p{L}*\s+${gap}(?:pasami|do\s+krzes)
  maltret katow(?!ic|ick) tortur dreczy(?:la|l|li|c)?(?!\p{L}) zastrasz mobb?ing bestialsk sadyst oprawc posiniacz obdukcj
  slad\p{L}*\s+(?:po|na)\s+(?:palc|rek|sini|bici|uderz|szyi|ciele|klaps) sini(?:ec|ce|cami)(?!\p{L}) sinia(?:k|ki|kami|kow)\s+(?:na|od|po|w\s+ksztalcie)
  zamkni(?:ete|ety|eta|eci|eto|ecie)\s+${gap}${room} zamyka\p{L}*\s+${gap}(?:kantor|piwnic|kotlown|izolat|toalet) w\s+ciemn(?:ym|ej)\s+(?:pok|laz|sal|pomies|schow)
  (?:wystawi|wyrzuc|wyprowadz|stal|stac|trzyma)\p{L}*\s+${gap}na\s+(?:mroz|sniegu|balkon) za\s+kare(?!\p{L}) na\s+grochu klecz(?:al|ec|y|eli|enie)(?!\p{L}*\s+przy)
  (?:wpych|wlewa|wciska|wmusz|karm)\p{L}*\s+${gap}(?:na\s+sile|do\s+(?:ust|buz|gardl)) na\s+sile\s+(?:karm|wpych|wciska|wlewa|wmusz) (?<!nie\s)zmusza\p{L}*\s+${gap}(?:do\s+(?:jedz|zjed|picia|dojad)|jesc)
  glodz(?:a|i|ila|ili|one|enie|ony)(?!\p{L}) nie\s+(?:daj|dawa|dal|pozwala)\p{L}*\s+${gap}(?:pic|jesc|siku|do\s+(?:toalet|lazien|ubikac))(?!\p{L}) zabrania\p{L}*\s+${gap}(?:pic|siku|toalet)
  obmac gwalc(?!\p{L}*\s+ci) zgwalc (?<!na\s)gwalt(?:u|em|y)?(?!\p{L}) (?:wykorzyst|molest|napast|przemoc|czyn)\p{L}*\s+seksualn seksualn\p{L}*\s+(?:wykorz|molest|napast) ekshibic pornograf (?:miejsc\p{L}*\s+intymn|intymn\p{L}*\s+miejsc) dotyka\p{L}*\s+${gap}(?:dziew|intym|krocz|miejsc)
  czuc\s+${gap}(?:alkohol|wodk|piw|win(?:o|em)|przetraw) (?:smierd|cuchn|jech|zalatyw|zion)\p{L}*\s+${gap}(?:alkohol|wod[ak]|piw|gorzal|winem) pod\s+wplywem\s+(?:alkohol|narkot|srodk) nietrzezw promil
  upi(?:ta|ty|ci|la\s+sie|l\s+sie)(?!\p{L}) zachlan nacpan cpun cpa(?:la|l|ja|c)?(?!\p{L}) na\s+(?:bani|rauszu|kacu) pijak pijack alkoholi[kc] skacowan
  (?:tabletk|srodk|lek|krople|syrop)\p{L}*\s+(?:na\s+sen|na\s+uspok|uspok|nasen|odurz|bez\s+(?:zgody|wiedzy)) psychotrop odurz(?:a|on) otumani
  ukradzion podkrada podbiera(?:ja|la|li) przywlaszcz zagarn okradl rozkrad wynosz(?:a|enie|ono)\s+${gap}(?:jedz|siat|torb|mies|wedlin) wynosil\p{L}*\s+${gap}(?:jedz|siat|torb|mies|wedlin)
  malwersac sprzeniewierz naciagacz naciagaj naciagn\p{L}*\s+(?:nas|mnie|rodzic|na\s+kas|na\s+pien) kantuj okantow kretactw machloj szwind przewal(?:y|ow)(?!\p{L})
  lew(?:e|ych|ymi|a)\s+(?:faktur|umow|kas|pien|dokument|paragon) bez\s+(?:faktur|paragon|rachunk) do\s+(?:wlasnej\s+|swojej\s+)?kieszeni(?!\p{L}|\s+(?:plaszcz|kurt|spod)) fikcyjn martw\p{L}+\s+dusz
  zawyza(?:ja|l|no|nie)\s+${gap}(?:rachun|faktur|liczb|frekw) podrobi(?:on|l|li) podrabia antydatow dopisuj\p{L}*\s+${gap}(?:dziec|godzin|obecn|nieobecn) korupc skorump
  przestep(?:st|c) prokuratur skazan\p{L}*\s+za wyrok\p{L}*\s+(?:za|sadu|w\s+spraw) kartotek (?:zglos|zawiadom)\p{L}*\s+${gap}(?:policj|prokurat|organ)
  handl\p{L}+\s+(?:dan|zdjec|narko) ukryt\p{L}*\s+kamer nagrywa\p{L}*\s+${gap}bez\s+zgody zaniedbyw\p{L}*\s+(?:\p{L}+\s+)?dziec
`)

/** Claims of a crime or of violence against children, which need a source. */
export const accusation = [
  stems(...accusationWords),
  stems(
    'oszus[tc]',
    'wiaz(?:al|ali|ala)\\s+(?:\\p{L}+\\s+){0,2}(?:dziec|maluch|syn|cork)',
    'syrop\\p{L}*\\s+na\\s+sen',
    'dotyka\\p{L}*\\s+(?:\\p{L}+\\s+)?dziew',
    'tu\\s+bija',
    'bij[ae](?!ac\\s+(?:rekord|dzwon))(?=\\s+(?:\\p{L}+\\s+){0,2}(?:dziec|maluch|po|nas|syn|cork|mal|podopiecz|kij))',
    'bil[aiy]\\s+(?:\\p{L}+\\s+){0,2}(?:dziec|maluch|mo|syn|cork|po\\s)',
    'bicie\\s+dziec',
    'uderzyl',
    'szarpa(?:la|li|la|ly|nie|ne|ny|no|ja)?',
    'szarpie',
    'szarpn',
    'popych[ae]\\p{L}*\\s+(?:dziec|maluch|syn|cork|mal)',
    'znecal?',
    'przemoc',
    'molest',
    'pedofil',
    'kradn',
    'kradzie',
    'ukradl(?!\\p{L}*\\s+(?:moje|nasze|mi|nam)\\s+serc)',
    'okrad',
    'zlodziej',
    'oszuk',
    'wylud',
    'lapow',
    'lewe\\s+(?:faktur|pien)',
    'na czarno',
    'pod stolem',
    'falszow',
    'falszuj',
    'sfalszow',
    'zamyka(?:ja|la|ly|li|no|ne|nie)?\\s+(?:\\p{L}+\\s+){0,3}(?:lazien|ciemn|szaf|schow|kiblu|toalec|magazyn|skladz|pokoju)',
    'zamkne(?:la|li|ly)\\s+(?:\\p{L}+\\s+){0,3}(?:lazien|ciemn|szaf|schow|toalec|magazyn)',
    'przywiazyw',
    'przywiaz(?:al|an)',
    'karmi\\p{L}*\\s+na\\s+sil',
    'wmusz',
    'wciskani\\p{L}+\\s+jedzeni',
    'wciska\\p{L}*\\s+(?:jedzeni|na sile)',
    'pijan',
    'po alkoholu',
    'narkotyk',
    'cuchnel\\p{L}*\\s+alkohol',
    'klaps',
    'spoliczkow',
    'dusil',
    'zakleja\\p{L}*\\s+(?:\\p{L}+\\s+)?(?:ust|buz)',
    'ciagn\\p{L}+\\s+za\\s+(?:ucho|uszy|wlosy)',
    'sinia[kc](?:i|ami|ow)?\\s+(?:na|od|po|na raczk)',
    'defraud',
    'przekre[tc]',
    'nielegaln',
    'podrzuca\\p{L}*\\s+leki',
    'leki\\s+(?:nasenne|na uspokojenie)',
    'usypia\\p{L}*\\s+(?:syrop|lek|dziec)',
    'dotyka(?:l|la|ja)\\s+(?:\\p{L}+\\s+)?(?:dziec|miejsc|intym)',
    'sprzedaj\\p{L}*\\s+(?:dane|zdjec)',
  ),
  stems(
    "б[’']?(?:є|ють|ила|или)\\s+(?:\\p{L}+\\s+)?(?:діт|дит|мо)",
    'вдарила',
    'знущ',
    'крадуть',
    'вкрали',
    'хабар',
    'насильств',
    'шарпа',
    'обман',
    'шахра',
    "п[’']?ян",
    ...listed('побил вдари злоді крадіж краде викра пограб підробл зґвалт домага педофіл розбещ алкогол незаконн'),
    "б[’']ють",
    'штовха\\p{L}*\\s+(?:діт|дит|мо)',
    'тягн\\p{L}*\\s+за\\s+(?:вух|волос|рук)',
    'зачин\\p{L}*\\s+(?:\\p{L}+\\s+){0,3}(?:ванн|темн|комор|туалет|шаф)',
    'силою\\s+год|год\\p{L}+\\s+силою|примуш\\p{L}+\\s+їсти',
  ),
  words(
    'hits? (?:the )?(?:kids|children)',
    '(?:slapped|beat|hit|grabbed|pushed|locked) (?:my|the|a|our) (?:son|daughter|child|kid|kids|children|boy|girl)',
    'abuse',
    'abused',
    'stole',
    'stealing',
    'fraud',
    'drunk',
    'locked in',
    'bribes?',
    '(?:slaps?|slapping|spank\\p{L}*|smack\\p{L}*|beats?|beating|hitting|shaking|shook|dragged|yanked|pinched|tied|drugged) (?:up )?(?:the|my|a|our|him|her|them|kids|children|toddlers)',
    'assault(?:ed|s)?',
    'abusive',
    'abusing',
    'molest(?:ed|ing|er)?',
    'p(?:a)?edophiles?',
    'thie(?:f|ves)',
    'theft',
    'stolen',
    'steals?',
    'scam(?:s|med|mer|mers)?',
    'crooks?',
    'embezzl\\p{L}+',
    'illegal(?:ly)?',
    'forged',
    'sedat\\p{L}+',
    'smell(?:s|ed)? of (?:alcohol|beer|vodka|wine)',
    'force[- ]?fe(?:ed|eds|eding|d)',
    'forc(?:e|es|ed) (?:him|her|them|kids|children|my son|my daughter) to eat',
    '(?:lock|locks|locked|shut) (?:him|her|them|kids|children|my (?:son|daughter)) (?:in|up|alone)',
    'under the table',
    'cash in hand',
    'cheat(?:s|ed|ers)? (?:on|the|us|parents)',
  ),
]
