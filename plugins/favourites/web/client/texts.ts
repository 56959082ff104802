/** Texts of the hearts in the page's language, which the heart of the navigation bar carries. */
export type HeartText = 'label' | 'add' | 'remove' | 'removed' | 'undo' | 'full' | 'merged' | 'leftOut'

/** Returns the heart of the navigation bar (web/components/NavbarHeart.tsx). */
export const navbarHeart = (): HTMLElement | null => document.querySelector('[data-navbar-heart]')

/** Returns a text of the hearts. */
export const heartText = (name: HeartText): string => navbarHeart()?.dataset[name] ?? ''
