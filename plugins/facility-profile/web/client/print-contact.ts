import { type ContactKind, fetchContact } from '../islands/fetch-contact.ts'

/** Puts telephone and e-mail, which the page itself does not contain, where paper has them. */
const addContact = async (line: HTMLElement | null): Promise<void> => {
  const { printContact: id, kinds } = line?.dataset ?? {}
  if (!line || !id || !kinds) return
  const found = await Promise.all(kinds.split(' ').map((kind) => fetchContact(id, kind as ContactKind).catch(() => [])))
  const texts = found.flat().map(({ text }) => text)
  if (texts.length === 0) return
  line.textContent = texts.join(', ')
  delete line.dataset['kinds']
}

/** Loads the pictures that only paper shows. */
const loadPictures = (profile: Element) =>
  Promise.all(
    [...profile.querySelectorAll<HTMLImageElement>('figure img')].map((image) => {
      image.loading = 'eager'
      return image.decode().catch(() => {})
    }),
  )

/**
 * Prints a profile with its telephone and e-mail, code and map. Without the contact, as after the limit of reveals, the
 * paper has the code of the address where it is.
 */
export const printWithContact = async (profile: Element): Promise<void> => {
  await Promise.all([addContact(profile.querySelector<HTMLElement>('[data-print-contact]')), loadPictures(profile)])
  print()
}
