import css from '#web/runtime/islands/lightbox.module.css'
import { layoutText } from './layout-texts.ts'

/** Pixels that a finger moves sideways at least to turn to another picture. */
const swipe = 40
const shapes = { previous: 'm15 18-6-6 6-6', next: 'm9 18 6-6-6-6', close: 'M18 6 6 18M6 6l12 12' } as const

/** Returns the gallery of a link: the one around it, else the one in the part of the page that it leads to. */
const galleryOf = (link: HTMLAnchorElement): HTMLElement | null =>
  link.closest<HTMLElement>('[data-gallery]') ?? document.querySelector(`[id='${link.hash.slice(1)}'] [data-gallery]`)

/** Returns the picture of a link for the whole screen; one that cannot be loaded stays as small as it is on the page. */
const enlarge = (link: HTMLAnchorElement): HTMLElement => {
  const picture = link.querySelector('picture')?.cloneNode(true) as HTMLPictureElement
  const image = picture.querySelector('img')
  for (const source of picture.querySelectorAll('source')) {
    const { sizes } = source
    source.sizes = '100vw'
    image?.addEventListener('error', () => Object.assign(source, { sizes }), { once: true })
  }
  if (image) image.loading = 'eager'
  return picture
}

/** Returns the caption of a link's picture, else its alternative text. */
const textOfPicture = (link: HTMLAnchorElement) =>
  link.closest('figure')?.querySelector('figcaption')?.textContent || link.querySelector('img')?.alt

/**
 * Shows the pictures of a gallery (web/ui/media/use-gallery.ts) in a dialog, beginning with that of a link, or with the
 * first; arrows, swipes and buttons turn to others. A link with `data-report` has the way to report its picture. Not by
 * photoswipe: 19 KB instead of 2, and it shows the `srcset` of one format, not the AVIF and WebP of a `picture`.
 */
export const openLightbox = (link: HTMLAnchorElement): void => {
  const gallery = galleryOf(link)
  const links = [...(gallery?.querySelectorAll<HTMLAnchorElement>('[data-lightbox]') ?? [])]
  if (!gallery || links.length === 0) throw new Error('The link belongs to no gallery')
  let at = Math.max(0, links.indexOf(link))
  const textOf = (name: string, n = 0) => (gallery.dataset[name] ?? '').replace('{n}', String(n)).replace('{count}', String(links.length))
  const dialog = document.createElement('dialog')
  dialog.className = css['lightbox'] ?? ''
  dialog.ariaLabel = textOf('gallery')
  dialog.setAttribute('closedby', 'any')
  const frame = dialog.appendChild(document.createElement('div'))
  const line = dialog.appendChild(document.createElement('p'))
  line.setAttribute('role', 'status')
  const report = dialog.appendChild(document.createElement('a'))
  report.rel = 'nofollow'

  const large = new Map<HTMLAnchorElement, HTMLElement>()
  const pictureAt = (n: number) => {
    const shown = links.at(n % links.length) ?? link
    const picture = large.get(shown) ?? enlarge(shown)
    large.set(shown, picture)
    return { shown, picture }
  }
  const show = (to: number) => {
    at = (to + links.length) % links.length
    const { shown, picture } = pictureAt(at)
    frame.replaceChildren(picture)
    // Loaded beforehand, so that none appears late.
    pictureAt(at + 1)
    pictureAt(at - 1)
    const reported = shown.dataset['report']
    report.hidden = reported === undefined
    report.href = reported ?? ''
    report.textContent = textOf('reportText', at + 1)
    line.textContent = [textOf('counter', at + 1), textOfPicture(shown)].filter(Boolean).join(' · ')
  }
  const button = (name: keyof typeof shapes, label: string, act: () => void) => {
    const element = dialog.appendChild(document.createElement('button'))
    element.type = 'button'
    element.dataset['act'] = name
    element.ariaLabel = label
    element.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${shapes[name]}"/></svg>`
    element.onclick = act
  }
  const turn = (by: number) => () => show(at + by)
  button('close', layoutText('close'), () => dialog.close())
  if (links.length > 1) {
    button('previous', textOf('previous'), turn(-1))
    button('next', textOf('next'), turn(1))
  }
  dialog.onkeydown = ({ key }) => {
    if (key === 'ArrowRight') show(at + 1)
    if (key === 'ArrowLeft') show(at - 1)
  }
  let from = 0
  frame.onpointerdown = ({ clientX }) => {
    from = clientX
  }
  frame.onpointerup = ({ clientX }) => {
    if (Math.abs(clientX - from) >= swipe) show(at + (clientX < from ? 1 : -1))
  }
  dialog.onclose = () => {
    dialog.remove()
    link.focus()
  }
  document.body.append(dialog)
  show(at)
  dialog.showModal()
}
