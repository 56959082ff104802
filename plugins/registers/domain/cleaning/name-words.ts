/** Words that are lower case within a name, in every text. */
export const lowerWords: ReadonlySet<string> = new Set(
  'i w we z ze na do dla od o u pod przy nad za po oraz lub przez nr im. ul. al. os. pl. pw. ds. of'.split(' '),
)

/** Abbreviated titles before a person's name, which end with a full stop; as patterns. */
const dottedTitles =
  'ks|św|bł|błog|gen|kard|prof|kpt|por|ppor|marsz|rtm|rotm|chor|sierż|kpr|plut|adm|kontradm|bryg|dyw|dypl|pil|rez|kan|doc|med|prał|inż|hab|red|arch|hr|ps|ss|oo'

/** Abbreviated titles without one; their genitives may have one (`im. płk. Kowalskiego`). */
const bareTitles = 'dr|dra|mgr|mjr|płk|ppłk|bp|bpa|abp|abpa|hm|phm|kmdr'

/** All abbreviated titles, as a pattern without its full stop. */
export const titlePattern = `(?:${dottedTitles}|${bareTitles})`

/** Titles that are missing their full stop when a name follows; only those that are no other word. */
export const strictlyDottedTitles = '(?:ks|św|bł|gen|kard|prof|kpt|por|ppor|rtm|kan)'

const dottedTitle = new RegExp(`^${titlePattern}\\.$`, 'iu')
const bareTitle = new RegExp(`^${titlePattern}$`, 'iu')

/** Returns true for an abbreviated title with its full stop, in any case: `GEN.`. */
export const isDottedTitle = (word: string): boolean => dottedTitle.test(word)

/** Acronyms that the pattern for words without a vowel does not recognize, or that a tool wrote as words (`Nmp`). None is also a word. */
export const acronyms: ReadonlySet<string> = new Set(
  (
    'ABC AEG AK AKC AMC AMF AMS AQQ ASQ ATM BBTS BCh BDNP CSB DP DPS FHU FUH JP2 KUL LGOM LKS LWP MSW NMP NNMP NP NPNMP OFM ONZ ORP OSP PCK ' +
    'PGN PHU PKP PP PPHU PPUH PUH RP SDB SGGW SGO SJK SOSW SPSK TPD TSSP TWP UAM UJ UMCS UNICEF UŁ WDP WOP ZDZ ZHP ZHR ZHU ZNP ZOZ'
  ).split(' '),
)

const acronymByCapitalized: ReadonlyMap<string, string> = new Map(
  [...acronyms].map((acronym) => [acronym.charAt(0) + acronym.slice(1).toLowerCase(), acronym] as const),
)

/** Words without a vowel that are no acronyms. */
const vowelless: ReadonlySet<string> = new Set('Dr Mr Mc Nr St Zg Kl Rmt Plk Kr Sz Hm Cz Wz Zz Wlkp'.split(' '))

/** Returns the acronym that a tool wrote like a word, `Nmp` → `NMP`; `null` for any other word. */
export const acronymOf = (word: string): string | null => {
  const known = acronymByCapitalized.get(word)
  if (known !== undefined) return known
  return /^[BCDFGHJKLŁMNPRSTWZŻ][bcdfghjklłmnprstwzż]{1,3}$/.test(word) && !vowelless.has(word) && !bareTitle.test(word)
    ? word.toUpperCase()
    : null
}

/** Words of two letters, Polish and of names in other languages; others with a vowel are acronyms. */
const shortWords: ReadonlySet<string> = new Set(
  'ad al am an as at be bo by ci co cy da de di do du ej el en ez go he hi id in is it ja je ju ki ku la le li lo lu ma me mi mu my na ni no of oh on op or pa pi po py re ro se si so su ta te ti to tu ty up us um ha ho hu bu we ze za'.split(
    ' ',
  ),
)

/** Returns true for an acronym in a text in capitals. */
export const isAcronym = (word: string): boolean =>
  acronyms.has(word) ||
  /^(?:\p{Lu}\.){1,4}$/u.test(word) ||
  /^[^AĄEĘIOÓUY\P{Lu}]{2,5}$/u.test(word) ||
  (/^\p{Lu}{2}$/u.test(word) && !shortWords.has(word.toLowerCase())) ||
  (/\d/.test(word) && word.length <= 4)

/** Kings, popes and heroes whose name is followed by a numeral. */
const numbered = '(?:Maciusia|Mieszka|Zygmunta|Kazimierza|Władysława|Fryderyka|Karola)'
/** Words before which a single I is the numeral one. */
const counted =
  '(?:[Ss]topnia|STOPNIA|St\\.(?! [A-ZŁŚŻ])|Armii|Dywizji|Pułku|Brygady|Korpusu|Wojny|Batalionu|Warszawskiej|D[Pp]|L[Oo]|Liceum|ARMII|DYWIZJI|PUŁKU|BRYGADY|KORPUSU|WOJNY|BATALIONU|WARSZAWSKIEJ|LICEUM)(?!\\p{L})'
const beforeNumeral = new RegExp(`(?:${numbered}|(?<!\\p{L})im\\.?|muzyczn\\p{L}+) $`, 'iu')
const afterNumeral = new RegExp(`^ ${counted}`, 'u')

/** Returns true when an I between two parts of a name is the numeral one: `Maciusia I`, `im. I Armii`, `I Stopnia`. */
export const isNumeralOne = (before: string, after: string): boolean => beforeNumeral.test(before) || afterNumeral.test(after)
