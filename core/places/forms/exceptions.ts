import { type Cases, type Declension, declension, type Gender } from './declension.ts'

type Row = readonly [gender: Gender, genitive: string, locative: string, instrumental: string]

/** Feminine nouns whose consonant is that of masculine ones, too. */
const feminine = new Set(
  `Barycz Branew Bydgoszcz Cerekiew Cerkiew Chodzież Choroszcz Gać Gołańcz Gołdap Kołbiel Korzkiew Łódź Mełgiew Opacz Padew Pogorzel
   Ponikiew Radość Ruś Rzepedź Sól Trzebież Zdobycz`.split(/\s+/),
)

/** Masculine nouns whose consonant is that of feminine ones, too. */
const masculine = new Set(['Brześć', 'Zamość'])

/** Returns the gender of a noun in a consonant; `null` where the consonant tells it. */
export const genderOf = (word: string): Gender | null => (feminine.has(word) ? 'feminine' : masculine.has(word) ? 'masculine' : null)

/** Nouns that no rule declines; alternatives are separated by a slash. */
const words: Readonly<Record<string, Row>> = {
  // Nouns in a consonant
  Kopań: ['feminine', 'Kopani/Kopania', 'Kopani/Kopaniu', 'Kopanią/Kopaniem'],
  Parcel: ['feminine', 'Parceli/Parcela', 'Parceli/Parcelu', 'Parcelą/Parcelem'],
  Pewel: ['feminine', 'Pewli', 'Pewli', 'Pewlą'],
  Wieś: ['feminine', 'Wsi', 'Wsi', 'Wsią'],
  Bachórz: ['masculine', 'Bachórza', 'Bachórzu', 'Bachórzem'],
  Dąb: ['masculine', 'Dębu/Dęba', 'Dębie', 'Dębem'],
  Gołąb: ['masculine', 'Gołębia', 'Gołębiu', 'Gołębiem'],
  Jastrząb: ['masculine', 'Jastrzębia', 'Jastrzębiu', 'Jastrzębiem'],
  Karp: ['masculine', 'Karpia', 'Karpiu', 'Karpiem'],
  Kodrąb: ['masculine', 'Kodrębia/Kodręba', 'Kodrębie/Kodrębiu', 'Kodrębiem/Kodrębem'],
  Kołdrąb: ['masculine', 'Kołdrębia/Kołdrąbia', 'Kołdrębiu/Kołdrąbiu', 'Kołdrębiem/Kołdrąbiem'],
  Kocioł: ['masculine', 'Kotła', 'Kotle', 'Kotłem'],
  Kozioł: ['masculine', 'Kozła', 'Koźle', 'Kozłem'],
  Kościół: ['masculine', 'Kościoła', 'Kościele', 'Kościołem'],
  Las: ['masculine', 'Lasu', 'Lesie', 'Lasem'],
  Łokieć: ['masculine', 'Łokcia', 'Łokciu', 'Łokciem'],
  Łobez: ['masculine', 'Łobza/Łobezu', 'Łobzie/Łobezie', 'Łobzem/Łobezem'],
  Obrąb: ['masculine', 'Obrębu/Obrąbu', 'Obrębie/Obrąbie', 'Obrębem/Obrąbem'],
  Pień: ['masculine', 'Pnia/Pienia', 'Pniu/Pieniu', 'Pniem/Pieniem'],
  Plac: ['masculine', 'Placu', 'Placu', 'Placem'],
  Poniec: ['masculine', 'Ponieca', 'Poniecu', 'Poniecem'],
  Radogoszcz: ['masculine', 'Radogoszcza/Radogoszczy', 'Radogoszczu/Radogoszczy', 'Radogoszczem/Radogoszczą'],
  Świat: ['masculine', 'Świata', 'Świecie', 'Światem'],
  Ząb: ['masculine', 'Zębu/Zęba', 'Zębie', 'Zębem'],
  // Plurals with a genitive of their own
  Błonia: ['plural', 'Błoń', 'Błoniach', 'Błoniami'],
  Błota: ['plural', 'Błot', 'Błotach', 'Błotami'],
  Gumna: ['plural', 'Gumien', 'Gumnach', 'Gumnami'],
  Kielce: ['plural', 'Kielc', 'Kielcach', 'Kielcami'],
  Sejny: ['plural', 'Sejn', 'Sejnach', 'Sejnami'],
  Suwałki: ['plural', 'Suwałk', 'Suwałkach', 'Suwałkami'],
  Trzy: ['plural', 'Trzech', 'Trzech', 'Trzema'],
  Włochy: ['plural', 'Włoch', 'Włochach', 'Włochami'],
  // Others
  Kolonia: ['feminine', 'Kolonii', 'Kolonii', 'Kolonią'],
  Centrum: ['neuter', 'Centrum', 'Centrum', 'Centrum'],
}

/** Compounds whose first part declines, too, and others by their ending. */
const compounds: readonly (readonly [ending: string, row: Row])[] = [
  ['iasto', ['neuter', 'iasta', 'ieście', 'iastem']],
  ['olas', ['masculine', 'olasu', 'olesie', 'olasem']],
  ['ylas', ['masculine', 'ylasu', 'ylesie', 'ylasem']],
  ['ystok', ['masculine', 'egostoku', 'ymstoku', 'ymstokiem']],
  ['ystaw', ['masculine', 'egostawu', 'ymstawie', 'ymstawem']],
  ['ybród', ['masculine', 'egobrodu', 'ymbrodzie', 'ymbrodem']],
  ['awoda', ['feminine', 'ejwody', 'ejwodzie', 'ąwodą']],
  ['awieś', ['feminine', 'ejwsi/awsi', 'ejwsi/awsi', 'ąwsią/awsią']],
  ['wieś', ['feminine', 'wsi', 'wsi', 'wsią']],
  ['wsie', ['neuter', 'wsia', 'wsiu', 'wsiem']],
  ['górz', ['masculine', 'górza', 'górzu', 'górzem']],
]

/** Names of several words with a form that their words alone do not have. */
const names: Readonly<Record<string, Row>> = {
  'Borne Sulinowo': ['neuter', 'Bornego Sulinowa', 'Bornem Sulinowie/Bornym Sulinowie', 'Bornem Sulinowem/Bornym Sulinowem'],
}

const expand = (before: string, [gender, genitive, locative, instrumental]: Row): Declension => {
  const forms = (text: string) => text.split('/').map((ending) => `${before}${ending}`)
  const cases: Cases = { genitive: forms(genitive), locative: forms(locative), instrumental: forms(instrumental) }
  return declension(gender, cases)
}

/** Returns the declension of a noun that no rule declines; `null` for others. */
export const exceptionOf = (word: string): Declension | null => {
  const row = words[word]
  if (row !== undefined) return expand('', row)
  const [ending, compound] = compounds.find(([ending]) => word.length > ending.length && word.endsWith(ending)) ?? []
  return ending === undefined || compound === undefined ? null : expand(word.slice(0, -ending.length), compound)
}

/** Returns the cases of a name of several words that is declined otherwise than its words; `null` of others. */
export const exceptionOfName = (name: string): Cases | null => {
  const row = names[name]
  return row === undefined ? null : expand('', row)
}
