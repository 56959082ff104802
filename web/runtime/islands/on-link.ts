/**
 * Lets a script open links instead of the browser; one that cannot be loaded leaves it to the browser. `open` returns
 * nothing for a link that it leaves alone.
 */
export const onLink = (selector: string, open: (link: HTMLAnchorElement) => Promise<unknown> | undefined) =>
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(selector)
    const opened = link && !event.metaKey && !event.ctrlKey && !event.shiftKey && open(link)
    if (!opened) return
    event.preventDefault()
    opened.catch(() => location.assign(link.href))
  })
