import { readSections } from '../profile/missing-sections.ts'

const placeholder = (title: string, action: string, link: HTMLElement) => {
  const section = document.createElement('section')
  const heading = document.createElement('h2')
  const form = link.cloneNode(true) as HTMLFormElement
  heading.textContent = title
  form.action = action
  form.hidden = false
  form.removeAttribute('data-edit')
  form.querySelector('button')?.lastChild?.replaceWith(link.dataset['fill'] ?? '')
  section.dataset['missing'] = ''
  section.append(heading, form)
  return section
}

/** Returns the part of the profile in which an element is. */
const childWith = (parent: Element, id: string): Element | null =>
  [...parent.children].find((child) => child.id === id || child.querySelector(`#${id}`) !== null) ?? null

/** Adds to a profile, for those who may edit it, its empty sections: title and the way to the page that fills each (features PR-04). */
export const addMissingSections = (link: HTMLElement): void => {
  const parent = document.querySelector('[data-fillable]')
  if (!parent || parent.querySelector('[data-missing]')) return
  const base = link.getAttribute('action') ?? ''
  const sections = readSections(link.dataset['sections'] ?? '')
  let next: Element | null = null
  // From the last to the first, so that each finds the one that follows it.
  for (const { id, page, title } of sections.toReversed()) {
    const present = childWith(parent, id)
    if (present) next = present
    // The photos are in the head of the profile.
    else if (page !== '' && document.getElementById(id) === null)
      next = parent.insertBefore(placeholder(title, `${base}/${page}`, link), next)
  }
}

/** Removes them: the user has signed out. */
export const removeMissingSections = (): void => {
  for (const section of document.querySelectorAll('[data-missing]')) section.remove()
}
