import { listed, starred, stems, words } from './patterns.ts'

const staff = String.raw`(?:bab(?!c)|kob|krow|malp|suk|pani(?!\p{L}*\s+dzie)|dyrek|wychow|nauczyc|ciotk|kuchark|typ|ludz|personel|raszpl|zmij)`

/**
 * Stems of Polish insults from general dictionaries of abusive words; words that in a kindergarten are animals, toys or
 * meals are left out.
 */
const insultWords = listed(String.raw`
  duren(?!\p{L}) durni(?:e|a|ow|em)?(?!\p{L}) durn(?:a|e|y|ym|ych)\s glupk glupek glupoli cwok jelop cep(?:em|y|ow)?(?!\p{L}) ciul gizd(?!\p{L})
  bezmozg niedorozwi polinteligent cwiercinteligent ograniczon(?:a|y|e)\s+umyslow
  (?:rozum|mozg|iq|inteligencj)\p{L}*\s+(?:ameby|kury|rozwielitki|pantofelka) bez\s+mozgu zero\s+mozgu
  walniet stukniet(?:a|y|e)\s szurniet popapran porabany(?!\p{L}) szajbus pomylen(?:iec|ca|cy) oblakan niespelna\s+rozumu
  chor[aey]\s+(?:na\s+glowe|na\s+leb|umyslowo|psychicznie\s+(?:bab|kob|dyrek))
  hipokryt obludni[ck] obludn(?:a|e|y)\s klamc klamczuch kretacz falszyw(?:a|e|y)\s+(?:bab|zmij|suk|ludz)
  wredot wredn\p{L}*\s+${staff} podlec podl(?:a|e|y|i)\s+${staff} nikczemn parszyw plugaw bezczeln(?:a|e)\s+bab
  glupi?\p{L}{0,3}\s+(?:bab|krow|cip|dyrek|wychow|kob|typ) tep(?:a|e|y|ym|ych|i)\s+(?:bab|dyrek|pani|dzid|dziew|kob|wychow|nauczyc|strzal|typ|ludz)
  star(?:a|e|y)\s+(?:bab(?!c)|raszpl|krow|prukw|jedz|pryk|zgred|ropuch)
  tlust(?:a|e|y)\s+(?:bab(?!c|k)|krow|swini[ae](?!\p{L})|loch) spasion grubas kaszalot paszczur pokrak maszkar
  leniw\p{L}{1,3}\s+(?:bab(?!c|k)|krow|dyrek|wychow|personel|nauczyc|suk) smierdzac\p{L}+\s+len darmozjad
  suk(?:a|i|e|o|om|ami)(?!\p{L}) dziwk zdzir wywlok lampucer ladacznic pinda(?!\p{L}) pind(?:y|o|e)(?!\p{L}) raszpl klep[aey](?!\p{L}) prukw pudernic
  heter(?:a|y|o)(?!\p{L}) megier harpi[aei](?!\p{L}) herod-?bab ropuch(?:a|o)(?!\p{L}|\s+z) (?:stara|wredna|falszywa|jadowita)\s+zmij
  holot motloch halastr dzicz(?!\p{L}|yz) menel patus patol(?:a|e|o)(?!\p{L}) zul(?:e|i|a|em|ow)?(?!\p{L}) lump(?:y|ow|em)?(?!\p{L})
  wiesniar wiesniac wsiok cebulac cebulak januszex januszersk madk[aieoe](?!\p{L}) bachor kaszojad smarkul
  gestap hitler(?!\p{L}*\s+w) ss-?man esesman kapo(?!\p{L}) faszyst nazist(?!\p{L}*\s+w) tyran(?:k|em|i|a)?(?!\p{L}) despot(?:k|a|y)
  lajdak lajdac szubraw swoloc lotr(?:y|em|ow|a)?(?!\p{L}) dran(?:ie|ia|iem|iu|stw)(?!\p{L}) padalec kreatur
  zbok(?:i|iem|a|ow)?(?!\p{L}) zboczen zbocz(?:ek|k) zwyrodnial zwyrol degenerat dewiant sadyst
  nieudaczni beztalenci gamon(?:ie|iem|ia|i)?(?!\p{L}) oferm niedoleg(?:a|i|o)(?!\p{L}) fajtlap ciemniak prymityw(?:y|em|ow|i)?(?!\p{L}) troglodyt
  frajer lamus przegryw dupek dupk(?:i|ow|iem)(?!\p{L}) cymbal(?:em|e|a)?(?!\p{L}) blazn blazen karierowicz lizus(?:y|em|ka|ow)?(?!\p{L}) donosiciel
  (?:to|banda|zwykl\p{L}+|pospolit\p{L}+)\s+zlodziej zlodzieje\s*(?:!|$) pijawk hien[ay](?!\p{L}) krwiopij
  flej[aeoy](?!\p{L}) flejtuch krety?n(?:sk|k) debilow debilk
  band[aey]\s+(?:idiot|nierob|len|zlodz|oszust|kret|debil|cham|nieuk|klamc|baran|amator)
`)

/** Words that insult a person. */
export const insult = [
  stems(...insultWords),
  starred('debil', 'idiot', 'kretyn', 'imbecyl', 'szmata', 'suka', 'dziwka', 'glupia'),
  stems(
    'id[ij]ot',
    'debil',
    'kretyn',
    'imbecyl',
    'glup(?:ia|ol|ek|i[mae]?\\s+(?:bab|krow|cip|ge))',
    'tuman',
    'tepak',
    'tepa(?:\\s+(?:bab|dyrek|pani))',
    'matol',
    'palant',
    'burak(?:i?em|iem)?(?!\\p{L}*\\s+(?:na|z|w|i)\\s)(?=\\s*(?:,|\\.|!|$))',
    'bydl',
    'scierw',
    'szmat[ao](?=\\s*(?:,|\\.|!|$))',
    'zolz',
    'wiedzma(?!\\p{L})',
    'prostak',
    'prostack',
    'cham(?!p)',
    'oszus[tc]',
    'gadzin',
    'nierob(?:y|ow|a|em|ami)?(?!\\p{L})',
    'jak\\s+szmat',
    'oszolom',
    'wariatk',
    'psychol(?!og)',
    'psychopat',
    'swir(?!k)',
    'nieuk',
    'lajza',
    'lajz',
    'gnoj',
    'gnid',
    'menda',
    'smiec(?:ie?|iem)?(?=\\s+(?:nie|a nie|jest|ludz))',
    'krow[aye](?=\\s*(?:,|\\.|!|$))',
    'babsko',
    'babsztyl',
    'pajac(?!yk)',
    'kanali',
    'potwor(?:em|y|ami)?(?=\\s|,|\\.|!)',
    'leniwe\\s+(?:bab|krow)',
    'patologi(?:a|e)\\s*(?:,|\\.|!|$)',
    'lafirynd',
    '(?:to|ta|stara|wredna)\\s+jedza(?!\\p{L})',
    'zlodziejk',
    'analfabet',
    'polglow',
    'przyglup',
    'tlumok',
    'skonczon\\p{L}+\\s+(?:idiot|kret)',
  ),
  stems(
    'ідіот',
    'дебіл',
    'кретин',
    'дурн(?:а|і|ий|у)\\s+(?:баб|вихов|директ|жін|тіт)',
    'дурепа',
    'дурка(?!\\p{L})',
    'тварюк',
    'тварин(?:а|и)\\s*(?:,|\\.|!|$)',
    'хам(?:ка|ло|и|ський)?(?!\\p{L})',
    ...listed('бидло падл мраз сволот покидьк нікчем брехун брехух стерв ледар нероб бездар придур довбн бовдур недоум'),
    'туп(?:а|і|ий)\\s+(?:баб|вихов|директ|жін|тіт|люд)',
  ),
  words(
    'stupid (?:woman|women|staff|people|cow|teacher|director|lady)',
    'moron',
    'morons',
    'liar',
    'liars',
    'imbecile',
    'scumbag',
    'dumb (?:woman|staff|people)',
    'dumbass(?:es)?',
    'retard(?:s|ed)?',
    'scum',
    'crooks?',
    'jerks?',
    'bastards?',
    'losers?',
    'psycho',
    'lunatics?',
    '(?:is|are|such) (?:a |an |the )?(?:old |nasty |evil )?(?:witch|witches|monster|monsters|clown|clowns|cow|cows|pigs?)',
    '(?:nasty|useless|lazy|fat|rude|evil) (?:woman|women|cow|cows|bitch|people)',
  ),
]
