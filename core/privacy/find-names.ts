/** Range of a name or an address in plain text, which has its capitals. */
export interface NameHit {
  readonly kind: 'child_name' | 'address'
  readonly from: number
  readonly to: number
}

const name = String.raw`\p{Lu}\p{Ll}+`
const surname = String.raw`\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?`
/** Endings of Polish and Ukrainian surnames in all cases, for a name that stands without the word for a child. */
const surnameEnding = String.raw`(?:[sc]k[ia]|[sc]kiego|[sc]kiej|[sc]kiemu|[sc]kim|[sc]ką|dzk\p{Ll}+|icz(?:a|owi|em)?|czyk(?:a|owi|iem)?|[aiu]k(?:a|owi|iem)?|enk[oaię]|енк[оауи]|ськ\p{Ll}+|цьк\p{Ll}+|чук(?:а|у|ом)?)`

const polishChild = String.raw`cór(?:k|ecz|c|eń|uś|uni)\p{Ll}*|syn(?:a|owi|em|ek|ka|kowi|kiem|uś|usia|ów|ie|owie)?|wnu(?:k|cz)\p{Ll}*|dziecko|dziecka|dziecku|dzieckiem|dziewczynk\p{Ll}+|chłop(?:iec|ca|cu|cem|czyk\p{Ll}*)|siostrzeni\p{Ll}+|siostrzenic\p{Ll}+|bratan\p{Ll}+|kole(?:ga|gi|dze|gę|gą)|koleżank\p{Ll}+|brat(?:em|a)?|siostr\p{Ll}+`
const ukrainianChild = String.raw`до(?:ч|нь|не?ч)\p{Ll}+|син(?:а|у|ом|ок|очок|очка)?|онук\p{Ll}*|внуч?к\p{Ll}*|дитин[аиіоу]\p{Ll}?`
const englishChild = `daughters?|sons?|kids?|child|boy|girl|toddler|grand(?:son|daughter|child)|nephew|niece`
const childWord = `(?:${polishChild}|${ukrainianChild}|${englishChild})`

/** Words with a capital that are no names: of politeness, of titles, of facilities. */
const noName =
  /^(?:pani|panią|panie|panią|pan|pana|panu|panem|panowie|panią|państw\p{Ll}+|cioci\p{Ll}*|dyrektor\p{Ll}*|wychowaw\p{Ll}+|nauczyciel\p{Ll}*|przedszkol\p{Ll}+|żłob\p{Ll}+|grup\p{Ll}+|klub\p{Ll}*|was|wam|wami|jest|pierwsz\p{Ll}+|boż\p{Ll}+|mikołaj\p{Ll}* święt\p{Ll}*|пан[іаиу]?|ms|mrs|mr|miss|the|she|he|loves?|has)$/iu

const named = new RegExp(
  String.raw`(?<!\p{L})(?:${childWord})(?:\s*[,:–-]\s*|\s+)(?:(?:imieniem|o imieniu|ma na imię|named|called|на ім['’]я)\s+)?(${name})\s+(${surname})(?!\p{L})`,
  'gu',
)
const capitalized = (pattern: string) => pattern.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)
const ours = new RegExp(
  String.raw`(?<!\p{L})(?:[Mm]ó?oja|[Mm]oją|[Mm]ojej|[Mm]ój|[Mm]ojego|[Mm]ojemu|[Nn]asz(?:a|ą|ej|ego|emu|ym)?|[Мм]оя|[Мм]ій|[Нн]аша|[Нн]аш|[Mm]y|[Oo]ur)\s+(${name})\s+(\p{Lu}\p{Ll}*${surnameEnding}(?:-${surname})?)(?!\p{L})`,
  'gu',
)
const afterwards = new RegExp(
  String.raw`(?<!\p{L})(${name})\s+(${surname}),?\s+(?:to\s+)?(?:moja córka|mój syn|nasza córka|nasz syn|моя (?:донька|дочка)|мій син|my (?:son|daughter)|our (?:son|daughter))(?!\p{L})`,
  'gu',
)
const namedAtStart = new RegExp(named.source.replace(childWord, capitalized(childWord.slice(3, -1))), 'gu')

const findChildNames = (text: string): readonly NameHit[] =>
  [named, namedAtStart, ours, afterwards].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: all, 1: first = '', 2: last = '', index }): readonly NameHit[] => {
      if (noName.test(first) || noName.test(last)) return []
      const from = index + all.indexOf(first)
      return [{ kind: 'child_name', from, to: all.indexOf(last, all.indexOf(first) + first.length) + last.length + index }]
    }),
  )

const street = String.raw`(?:ul\.?|ulic\p{Ll}+|al\.|alej\p{Ll}*|os\.|osiedl\p{Ll}+|pl\.|plac\p{Ll}*|вул\.?|вулиц\p{Ll}+)\s*\p{L}[\p{L}\d .-]{1,40}?\s\d{1,4}[a-zA-Z]?`
const flat = String.raw`\s*(?:/|m\.?|mieszkania?|lok\.?|кв\.?)\s*\d{1,4}`
const home = String.raw`(?<!\p{L})(?:[Mm]ieszka(?:my|m|ją|ła|ł|li)?|[Aa]dres domowy|[Žž]yjemy|[Жж]ивемо|[Мм]ешка\p{Ll}+|[Ww]e live|[Ii] live|[Ll]iving)(?!\p{L})[^.!?\n]{0,30}?\s`
const addresses = [
  new RegExp(String.raw`(?<!\p{L})(${street}${flat})`, 'giu'),
  new RegExp(String.raw`${home}(?:na|przy|at|on|in|за адресою)?\s*(${street}(?:${flat})?)`, 'gu'),
  new RegExp(
    String.raw`${home}(?:na|przy|at|on|на)\s+(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?\s\d{1,4}[a-zA-Z]?(?:${flat})?|\d{1,4}[a-z]?\s\p{Lu}\p{L}+(?:\s(?:Street|St|Road|Avenue))?)`,
    'gu',
  ),
]

const findAddresses = (text: string): readonly NameHit[] =>
  addresses.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: all, 1: address = '', index }): NameHit => {
      const from = index + all.lastIndexOf(address)
      return { kind: 'address', from, to: from + address.length }
    }),
  )

/** Finds children's names (name and surname, not the name alone) and addresses of homes, in Polish, Ukrainian and English. */
export const findNames = (text: string): readonly NameHit[] => [...findChildNames(text), ...findAddresses(text)]
