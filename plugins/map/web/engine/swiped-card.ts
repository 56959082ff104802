import { facilityOf, type ListedFacility } from './result-list.ts'

/** Calls back with the facility whose card has been swiped into the middle of the row; returns a function that unsubscribes. */
export const onCardSwipe = (page: HTMLElement, callback: (facility: ListedFacility) => void): (() => void) => {
  const list = page.querySelector<HTMLElement>('[data-region="lista"]')
  let middle: Element | null = null
  const swiped = (event: Event) => {
    if (page.dataset['stop'] !== 'row' || !(event.target instanceof Element)) return
    const { left, width } = event.target.getBoundingClientRect()
    const distance = (card: Element) => {
      const box = card.getBoundingClientRect()
      return Math.abs(box.left + box.width / 2 - left - width / 2)
    }
    const [card] = [...event.target.querySelectorAll('[data-facility]')].toSorted((one, other) => distance(one) - distance(other))
    if (!card || card === middle) return
    middle = card
    const facility = facilityOf(card)
    if (facility) callback(facility)
  }
  // Scrolling does not bubble, but can be captured on the way to the row, which is replaced after each search.
  list?.addEventListener('scrollend', swiped, { capture: true })
  return () => list?.removeEventListener('scrollend', swiped, { capture: true })
}
