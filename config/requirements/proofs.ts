/** File that a page names as a proof, with the beginning of a title or text in it where one is quoted. */
export interface Proof {
  readonly file: string
  readonly quoted: string | null
}

// "`core/x.test.ts`: "title"", also after a link's address.
const named = /`((?:[\w.-]+\/)+[\w.-]+|SECURITY\.md)`(?::? "([^"]+)")?/g

/** Returns the files that a page names, with the titles that it quotes from them. */
export const proofsOf = (page: string): readonly Proof[] =>
  [...page.matchAll(named)].map(([, file = '', quoted]) => ({ file, quoted: quoted ?? null }))

/** Returns each proof that does not exist: a file, or a title that its file lacks. `read` returns `null` for no file. */
export const brokenProofs = (page: string, read: (file: string) => string | null): readonly string[] =>
  proofsOf(page).flatMap(({ file, quoted }) => {
    const text = read(file)
    if (text === null) return [file]
    return quoted === null || text.includes(quoted) ? [] : [`${file}: ${quoted}`]
  })

/** Number of requirements of level 1 and 2 by section of ASVS 5.0.0: they are the first ones of their section. */
export const asvsSections: Readonly<Record<string, number>> = Object.fromEntries(
  `1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3
   6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4
   10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4
   13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`
    .split(/\s+/)
    .map((one) => [one.split(':')[0], Number(one.split(':')[1])]),
)

/** Returns the numbers that a table lists in its first column, `V10.1.1 – V10.1.2` as two. */
export const listedNumbers = (page: string): readonly string[] =>
  [...page.matchAll(/^\| V(\d+\.\d+)\.(\d+)(?: – V\d+\.\d+\.(\d+))? \|/gm)].flatMap(([, section = '', first = '', last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, step) => `${section}.${Number(first) + step}`),
  )
