const pairs = 'аa бb вw гg ґg дd еe жz зz иy іi йj кk лl мm нn оo пp рr сs тt уu ўu фf хch цc чcz шsz щszcz ыy эe єe їi юu яa ёo'
const letters = new Map(pairs.split(' ').map((pair): [string, string] => [pair[0] ?? '', pair.slice(1)]))

/** Transliteration of the й sound inside a vowel, depending on the letter before it: `люб` lub, `ня` nia, `мрія` mrija. */
const glide = (before: string | undefined) => (before === 'л' ? '' : before && /[бвгґджзкмнпрстфхцчшщ]/.test(before) ? 'i' : 'j')

/**
 * Transliterates Cyrillic text (mainly Ukrainian) to lower-case Latin letters by Polish pronunciation, without
 * accents: `Вроцлав` → `wroclaw`. For comparing search texts with names; the result is phonetic, not correct Polish
 * spelling. Both г and ґ become `g`, because Ukrainian spells Polish names that way (`Гданськ`). Text without Cyrillic
 * letters is returned unchanged.
 */
export const toLatin = (text: string): string =>
  /\p{Script=Cyrillic}/u.test(text)
    ? [...text.toLowerCase().replace(/['’ʼьъ]/g, '')]
        .map((letter, at, all) => `${/[єїюяё]/.test(letter) ? glide(all[at - 1]) : ''}${letters.get(letter) ?? letter}`)
        .join('')
    : text
