/** Pixels that a finger moves sideways at least to turn to another photo. */
const swipe = 40
const shapes = { previous: 'm15 18-6-6 6-6', next: 'm9 18 6-6-6-6', close: 'M18 6 6 18M6 6l12 12' } as const

/** Shows the photos of the page in a dialog, beginning with that of a link; arrows, swipes and buttons turn to others. */
export const openLightbox = (link: HTMLAnchorElement): void => {
  const list = document.querySelector<HTMLElement>('[data-photos]')
  const pictures = [...(list?.querySelectorAll('picture') ?? [])]
  const reports = pictures.map((picture) => picture.closest('a')?.dataset['report'])
  if (!list || pictures.length === 0) return
  let at = Number(link.dataset['lightbox'])
  const dialog = document.createElement('dialog')
  dialog.className = list.dataset['look'] ?? ''
  dialog.ariaLabel = list.dataset['photos'] ?? ''
  dialog.setAttribute('closedby', 'any')
  const frame = dialog.appendChild(document.createElement('div'))
  const line = dialog.appendChild(document.createElement('p'))
  line.setAttribute('role', 'status')
  const report = dialog.appendChild(document.createElement('a'))
  report.rel = 'nofollow'

  const show = (to: number) => {
    at = (to + pictures.length) % pictures.length
    const picture = pictures[at]?.cloneNode(true) as HTMLPictureElement
    for (const source of picture.querySelectorAll('source')) source.sizes = '100vw'
    const image = picture.querySelector('img')
    if (image) image.loading = 'eager'
    frame.replaceChildren(picture)
    const counter = (list.dataset['counter'] ?? '').replace('{n}', String(at + 1)).replace('{count}', String(pictures.length))
    report.hidden = reports[at] === undefined
    report.href = reports[at] ?? ''
    report.textContent = (list.dataset['reportText'] ?? '').replace('{n}', String(at + 1))
    line.textContent = [counter, image?.alt].filter(Boolean).join(' · ')
  }
  const button = (name: keyof typeof shapes, act: () => void) => {
    const element = dialog.appendChild(document.createElement('button'))
    element.type = 'button'
    element.dataset['act'] = name
    element.ariaLabel = list.dataset[name] ?? ''
    element.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${shapes[name]}"/></svg>`
    element.onclick = act
  }
  const turn = (by: number) => () => show(at + by)
  button('close', () => dialog.close())
  if (pictures.length > 1) {
    button('previous', turn(-1))
    button('next', turn(1))
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
