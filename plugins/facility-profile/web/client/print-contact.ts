import { type ContactKind, fetchContact } from '../islands/fetch-contact.ts'

/**
 * Prints a profile with its telephone and e-mail, which the page itself does not contain. Without them, as after the limit of
 * reveals, the paper has the code of the address where they are.
 */
export const printWithContact = async (line: HTMLElement | null): Promise<void> => {
  const { printContact: id, kinds } = line?.dataset ?? {}
  if (line && id && kinds) {
    const found = await Promise.all(kinds.split(' ').map((kind) => fetchContact(id, kind as ContactKind).catch(() => [])))
    const texts = found.flat().map(({ text }) => text)
    if (texts.length > 0) {
      line.textContent = texts.join(', ')
      delete line.dataset['kinds']
    }
  }
  print()
}
