import { useEffect, useRef, useState } from 'react'
import { prefixOf, splitLanguage } from '#core/kernel/language.ts'
import { sitePreviewsPath } from '#core/kernel/site-address.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useBuilder } from '../state/builder-context.ts'
import css from './preview.module.css'

/** Widths of the screens for which the page is shown, CSS pixels. */
export const screens = { desktop: 1280, phone: 390 } as const
export type Screen = keyof typeof screens

const findSection = (frame: HTMLIFrameElement, id: string | null) =>
  id === null ? null : (frame.contentDocument?.querySelector<HTMLElement>(`[data-draft="${id}"]`) ?? null)

/**
 * The open page as the real renderer shows it, in a frame without scripts. A press on a section opens its form, on a
 * link of the site its page; other links lead nowhere here.
 */
export const Preview = ({ screen }: { readonly screen: Screen }) => {
  const t = useT()
  const { site, draft, page, language, openPage, section, openSection } = useBuilder()
  const frame = useRef<HTMLIFrameElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const shownVersion = useRef(draft.savedVersion)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const address = `${prefixOf[language]}${sitePreviewsPath}/${site.facility_id}/${page.id}`

  useEffect(() => {
    const element = stage.current
    if (!element) return
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (shownVersion.current === draft.savedVersion) return
    shownVersion.current = draft.savedVersion
    frame.current?.contentWindow?.location.reload()
  }, [draft.savedVersion])
  const mark = () => {
    if (!frame.current) return
    for (const marked of frame.current.contentDocument?.querySelectorAll('[data-chosen]') ?? []) marked.removeAttribute('data-chosen')
    const chosen = findSection(frame.current, section)
    chosen?.setAttribute('data-chosen', '')
    return chosen
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another section is open
  useEffect(() => {
    mark()?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [section])

  const open = (event: MouseEvent) => {
    const target = event.target as Element
    const link = target.closest('a[href]')
    if (link || target.closest('button[type=submit]')) event.preventDefault()
    const slug = /^\/([a-z0-9-]*)(?:#.*)?$/.exec(splitLanguage(link?.getAttribute('href') ?? '').path)?.[1]
    const linked = slug === undefined ? undefined : draft.content.pages.find((one) => one.slug === slug)
    if (linked && linked.id !== page.id) return openPage(linked.id)
    const chosen = target.closest<HTMLElement>('[data-draft]')?.dataset['draft']
    if (chosen !== undefined) openSection(chosen)
  }
  const onLoad = () => {
    frame.current?.contentDocument?.addEventListener('click', open)
    mark()
  }
  const wanted = screens[screen]
  const scale = Math.min(1, size.width / wanted)
  return (
    <div className={css['stage']} ref={stage} data-screen={screen}>
      {/* Its documents listen to presses with the page that is open: another one is another frame. */}
      <iframe
        key={`${page.id} ${language}`}
        ref={frame}
        className={css['frame']}
        title={t('sites.builder.preview', { title: page.title })}
        src={address}
        sandbox="allow-same-origin"
        onLoad={onLoad}
        style={size.width === 0 ? {} : { inlineSize: wanted, blockSize: size.height / scale, scale: String(scale) }}
      />
    </div>
  )
}
