const pairs = 'аa бb вw гg ґg дd еe жz зz иy іi йj кk лl мm нn оo пp рr сs тt уu ўu фf хch цc чcz шsz щszcz ыy эe єe їi юu яa ёo'
const letters = new Map(pairs.split(' ').map((pair): [string, string] => [pair[0] ?? '', pair.slice(1)]))

/** How a vowel with a й in it is joined to what stands before: `люб` lub, `ня` nia, `мрія` mrija. */
const glide = (before: string | undefined) => (before === 'л' ? '' : before && /[бвгґджзкмнпрстфхцчшщ]/.test(before) ? 'i' : 'j')

/**
 * Cyrillic text, Ukrainian first, in small Latin letters as Poles would write the sounds, without accents: `Вроцлав` → `wroclaw`.
 * One reading for both sides of a comparison, what is looked for and what is found; it is a sound, and no Polish spelling.
 * Both г and ґ are `g`, since Ukrainian writes Polish names so (`Гданськ`). Text without Cyrillic letters is given back as it is.
 */
export const toLatin = (text: string): string =>
  /\p{Script=Cyrillic}/u.test(text)
    ? [...text.toLowerCase().replace(/['’ʼьъ]/g, '')]
        .map((letter, at, all) => `${/[єїюяё]/.test(letter) ? glide(all[at - 1]) : ''}${letters.get(letter) ?? letter}`)
        .join('')
    : text
