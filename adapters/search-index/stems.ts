/** Endings of nouns and adjectives, without diacritics. */
const plainEndings = 'iego iemu iami iach iom iow iej iem ich imi ych ymi ego ami ach om ow ej em ym im ia ie ii io iu a e i o u y'.split(
  ' ',
)

/** Endings before which the stem changes, or which may be a part of it, and what each stands for at the end of the stem. */
const changingEndings: readonly (readonly [string, readonly string[]])[] = [
  ['etami', ['', 'et']],
  ['etach', ['', 'et']],
  ['etom', ['', 'et']],
  ['eta', ['', 'et']],
  ['zat', ['z']],
  ['iat', ['']],
  ['owie', ['', 'ow']],
  ['owi', ['', 'ow']],
  ['emu', ['', 'em']],
  ['dzie', ['d', 'dz']],
  ['cie', ['t', 'c']],
  ['dze', ['g', 'dz']],
  ['rze', ['r', 'rz']],
  ['sze', ['ch', 'sz']],
  ['ci', ['t', 'c']],
  ['ce', ['k', 'c']],
  ['cy', ['k', 'c']],
  ['iec', ['c']],
  ['ec', ['c']],
  ['ek', ['k']],
  ['iel', ['l']],
  ['el', ['l']],
  ['ien', ['n']],
  ['en', ['n']],
  ['er', ['r']],
]

const endings = [...changingEndings, ...plainEndings.map((ending) => [ending, ['']] as const)].toSorted(([a], [b]) => b.length - a.length)

const shortestStem = 3

/**
 * Returns the word itself, which may be a stem, and the stems that its longest ending leaves: `jesiennych` → jesienn, `piosenek` → piosenk,
 * `zajecie` → zajet, zajec. Two forms of a word have one in common, and so have few other words. Some are no stems of any word.
 */
export const stemsOf = (word: string): readonly string[] => {
  const found = endings.find(
    ([ending, [first = '']]) => word.length - ending.length + first.length >= shortestStem && word.endsWith(ending),
  )
  if (!found) return [word]
  const [ending, stemEndings] = found
  return [word, ...stemEndings.map((stemEnding) => word.slice(0, -ending.length) + stemEnding)]
}
