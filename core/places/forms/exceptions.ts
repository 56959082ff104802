import { type Cases, type Declension, declension, type Gender } from './declension.ts'

type Row = readonly [gender: Gender, genitive: string, locative: string, instrumental: string]

/** Nouns that no rule declines; alternatives are separated by a slash. */
const words: Readonly<Record<string, Row>> = {
  // Feminine nouns in a consonant
  Baryść: ['feminine', 'Baryści', 'Baryści', 'Baryścią'],
  Barycz: ['feminine', 'Baryczy', 'Baryczy', 'Baryczą'],
  Branew: ['feminine', 'Branwi', 'Branwi', 'Branwią'],
  Bydgoszcz: ['feminine', 'Bydgoszczy', 'Bydgoszczy', 'Bydgoszczą'],
  Cerekiew: ['feminine', 'Cerekwi', 'Cerekwi', 'Cerekwią'],
  Cerkiew: ['feminine', 'Cerkwi', 'Cerkwi', 'Cerkwią'],
  Chodzież: ['feminine', 'Chodzieży', 'Chodzieży', 'Chodzieżą'],
  Choroszcz: ['feminine', 'Choroszczy', 'Choroszczy', 'Choroszczą'],
  Gać: ['feminine', 'Gaci', 'Gaci', 'Gacią'],
  Gołańcz: ['feminine', 'Gołańczy', 'Gołańczy', 'Gołańczą'],
  Gołdap: ['feminine', 'Gołdapi', 'Gołdapi', 'Gołdapią'],
  Kołbiel: ['feminine', 'Kołbieli', 'Kołbieli', 'Kołbielą'],
  Konew: ['feminine', 'Konwi', 'Konwi', 'Konwią'],
  Kopań: ['feminine', 'Kopani/Kopania', 'Kopani/Kopaniu', 'Kopanią/Kopaniem'],
  Korzkiew: ['feminine', 'Korzkwi', 'Korzkwi', 'Korzkwią'],
  Łódź: ['feminine', 'Łodzi', 'Łodzi', 'Łodzią'],
  Mełgiew: ['feminine', 'Mełgwi', 'Mełgwi', 'Mełgwią'],
  Noć: ['feminine', 'Noci', 'Noci', 'Nocią'],
  Opacz: ['feminine', 'Opaczy', 'Opaczy', 'Opaczą'],
  Padew: ['feminine', 'Padwi', 'Padwi', 'Padwią'],
  Parcel: ['feminine', 'Parceli/Parcela', 'Parceli/Parcelu', 'Parcelą/Parcelem'],
  Pewel: ['feminine', 'Pewli', 'Pewli', 'Pewlą'],
  Pogorzel: ['feminine', 'Pogorzeli', 'Pogorzeli', 'Pogorzelą'],
  Ponikiew: ['feminine', 'Ponikwi', 'Ponikwi', 'Ponikwią'],
  Radość: ['feminine', 'Radości', 'Radości', 'Radością'],
  Ruś: ['feminine', 'Rusi', 'Rusi', 'Rusią'],
  Rzepedź: ['feminine', 'Rzepedzi', 'Rzepedzi', 'Rzepedzią'],
  Sól: ['feminine', 'Soli', 'Soli', 'Solą'],
  Trzebież: ['feminine', 'Trzebieży', 'Trzebieży', 'Trzebieżą'],
  Wieś: ['feminine', 'Wsi', 'Wsi', 'Wsią'],
  Zdobycz: ['feminine', 'Zdobyczy', 'Zdobyczy', 'Zdobyczą'],
  // Masculine nouns that look feminine, or whose stem changes
  Brześć: ['masculine', 'Brześcia', 'Brześciu', 'Brześciem'],
  Bachórz: ['masculine', 'Bachórza', 'Bachórzu', 'Bachórzem'],
  Dąb: ['masculine', 'Dębu/Dęba', 'Dębie', 'Dębem'],
  Fort: ['masculine', 'Fortu', 'Forcie', 'Fortem'],
  Gołąb: ['masculine', 'Gołębia', 'Gołębiu', 'Gołębiem'],
  Jastrząb: ['masculine', 'Jastrzębia', 'Jastrzębiu', 'Jastrzębiem'],
  Kamień: ['masculine', 'Kamienia', 'Kamieniu', 'Kamieniem'],
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
  Osiek: ['masculine', 'Osieka', 'Osieku', 'Osiekiem'],
  Paluch: ['masculine', 'Palucha', 'Paluchu', 'Paluchem'],
  Pień: ['masculine', 'Pnia/Pienia', 'Pniu/Pieniu', 'Pniem/Pieniem'],
  Plac: ['masculine', 'Placu', 'Placu', 'Placem'],
  Poniec: ['masculine', 'Ponieca', 'Poniecu', 'Poniecem'],
  Radogoszcz: ['masculine', 'Radogoszcza/Radogoszczy', 'Radogoszczu/Radogoszczy', 'Radogoszczem/Radogoszczą'],
  Rów: ['masculine', 'Rowu', 'Rowie', 'Rowem'],
  Staw: ['masculine', 'Stawu', 'Stawie', 'Stawem'],
  Świat: ['masculine', 'Świata', 'Świecie', 'Światem'],
  Wąż: ['masculine', 'Węża/Wąża', 'Wężu/Wążu', 'Wężem/Wążem'],
  Wziąchów: ['masculine', 'Wziąchowa', 'Wziąchowie', 'Wziąchowem'],
  Ząb: ['masculine', 'Zębu/Zęba', 'Zębie', 'Zębem'],
  Zamość: ['masculine', 'Zamościa', 'Zamościu', 'Zamościem'],
  // Plurals with a genitive of their own
  Bejsce: ['plural', 'Bejsc', 'Bejscach', 'Bejscami'],
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
  Bielsko: ['neuter', 'Bielska', 'Bielsku', 'Bielskiem'],
  Centrum: ['neuter', 'Centrum', 'Centrum', 'Centrum'],
  Gwiazda: ['feminine', 'Gwiazdy', 'Gwieździe', 'Gwiazdą'],
  Niebo: ['neuter', 'Nieba', 'Niebie', 'Niebem'],
  Reda: ['feminine', 'Redy', 'Redzie', 'Redą'],
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
