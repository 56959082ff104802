import type { Plugin } from 'vite'

/** Escapes all but ASCII in code: valid in strings, regular expressions and names alike. */
export const escapeNonAscii = (code: string): string =>
  code.replaceAll(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Vite plugin that writes chunks in ASCII: with a single Polish letter, V8 keeps two bytes for every letter of a chunk. */
export const asciiCode = (): Plugin => ({
  name: 'ascii-code',
  generateBundle: (_, files) => {
    for (const file of Object.values(files)) if (file.type === 'chunk') file.code = escapeNonAscii(file.code)
  },
})
