/** Case endings and the nominative endings that they may stand for, without diacritics; longest first. */
const endings: readonly (readonly [string, readonly string[]])[] = [
  ['ymstoku', ['ystok']],
  ['ymstokiem', ['ystok']],
  ['egostoku', ['ystok']],
  ['scie', ['st', 'sto', 'sta']],
  ['dzie', ['d', 'da', 'dy']],
  ['dziu', ['dz']],
  ['cie', ['t', 'ta', 'to', 'ty']],
  ['dze', ['ga', 'g']],
  ['owie', ['ow', 'owa', 'owo']],
  ['kach', ['ki', 'ka']],
  ['iach', ['ie', 'ia']],
  ['ach', ['y', 'e', 'i', 'a', 'o']],
  ['ami', ['y', 'e', 'i', 'a']],
  ['iej', ['a', 'ia']],
  ['ego', ['y', 'i', 'e']],
  ['emu', ['y', 'i', 'e']],
  ['iem', ['', 'o', 'e']],
  ['rze', ['ra', 'r', 'ro']],
  ['czy', ['cz']],
  ['sze', ['cha', 'ch']],
  ['niu', ['n', 'nie']],
  ['iu', ['', 'ie']],
  ['ce', ['ka', 'k', 'cz', 'cza']],
  ['le', ['l', 'la', 'lo']],
  ['ie', ['', 'a', 'o', 'y']],
  ['ej', ['a', 'e']],
  ['ym', ['y', 'e']],
  ['im', ['i', 'ie']],
  ['em', ['', 'o', 'e']],
  ['om', ['y', 'e', 'i']],
  ['ow', ['y', 'i', 'e']],
  ['ic', ['ice']],
  ['ec', ['ce']],
  ['ka', ['ek', 'ko']],
  ['ki', ['ek', 'ka', 'ko']],
  ['ku', ['ek', 'ko', 'k']],
  ['u', ['', 'o', 'e']],
  ['i', ['', 'a', 'ia']],
  ['y', ['a', 'e']],
  ['a', ['', 'o', 'e']],
  ['e', ['a', '']],
  ['c', ['ce']],
]

/**
 * Returns possible nominatives of a word: `krakowie` → krakow, `zielonej` → zielona, `kielcach` → kielce. Some are not words;
 * the index decides which exist.
 */
export const nominativesOf = (word: string): readonly string[] =>
  word.length < 4
    ? []
    : endings.flatMap(([ending, nominatives]) =>
        word.endsWith(ending) && word.length - ending.length >= 2 ? nominatives.map((one) => word.slice(0, -ending.length) + one) : [],
      )
