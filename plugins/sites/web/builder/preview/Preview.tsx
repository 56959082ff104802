import { lazy, useEffect, useRef, useState } from 'react'
import { prefixOf, splitLanguage } from '#core/kernel/language.ts'
import { sitePreviewsPath } from '#core/kernel/site-address.ts'
import { QueryBoundary } from '#web/app-kit/data/QueryBoundary.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useBuilder } from '../state/builder-context.ts'
import css from './preview.module.css'
import { findSection, findText, markTexts, waitForEditor } from './text-in-page.ts'

const loadText = () => import('./TextInPage.tsx')
const TextInPage = lazy(loadText)

/** Widths of the screens for which the page is shown, CSS pixels. */
export const screens = { desktop: 1280, phone: 390 } as const
export type Screen = keyof typeof screens

/** Milliseconds after which the page is loaded anew, with what was saved. */
const pause = 200

/** Smallest scale of a page in which one can write. */
const readable = 0.4

/**
 * The open page as the real renderer shows it, in a frame without scripts. A press on a text lets it be written there,
 * on another section opens its form, on a link of the site its page; other links lead nowhere here.
 */
export const Preview = ({ screen }: { readonly screen: Screen }) => {
  const t = useT()
  const { site, draft, page, language, openPage, section, openSection, setHead, writing } = useBuilder()
  const frame = useRef<HTMLIFrameElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const shownVersion = useRef(draft.savedVersion)
  /** The open section is new, so that the page has yet to show it. */
  const isSought = useRef(false)
  const [size, setSize] = useState({ width: 0, height: 0 })
  /** Document that the frame shows. */
  const [shown, setShown] = useState<Document | null>(null)
  const address = `${prefixOf[language]}${sitePreviewsPath}/${site.facility_id}/${page.id}`
  const wanted = screens[screen]
  const scale = Math.min(1, size.width / wanted)
  const isWriting = writing.section !== null

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    // It may have loaded before hydration.
    const early = frame.current?.contentDocument
    if (early?.readyState === 'complete' && early.URL.endsWith(address)) setShown(early)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    // The page has what is written in it already. Who goes on with another text does so in the same document.
    if (isWriting || shownVersion.current === draft.savedVersion) return
    const timer = setTimeout(() => {
      shownVersion.current = draft.savedVersion
      setShown(null)
      frame.current?.contentWindow?.location.reload()
    }, pause)
    return () => clearTimeout(timer)
  }, [draft.savedVersion, isWriting])
  const mark = () => {
    for (const marked of shown?.querySelectorAll('[data-chosen]') ?? []) marked.removeAttribute('data-chosen')
    const chosen = findSection(shown, section)
    chosen?.setAttribute('data-chosen', '')
    return chosen
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another section is open
  useEffect(() => {
    const chosen = mark()
    isSought.current = section !== null && !chosen
    if (!isWriting) chosen?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [section])

  const open = (event: MouseEvent) => {
    const target = event.target as Element
    const link = target.closest('a[href]')
    if (link || target.closest('button[type=submit]')) event.preventDefault()
    const chosen = target.closest<HTMLElement>('[data-draft]')?.dataset['draft']
    const text = findText(target.ownerDocument, page, chosen ?? null)
    if (text?.contains(target) && writing.section === chosen) return
    const slug = /^\/([a-z0-9-]*)(?:#.*)?$/.exec(splitLanguage(link?.getAttribute('href') ?? '').path)?.[1]
    const linked = slug === undefined ? undefined : draft.content.pages.find((one) => one.slug === slug)
    if (linked && linked.id !== page.id) return openPage(linked.id)
    if (chosen === undefined) return
    if (text?.parentElement?.contains(target) && scale >= readable) {
      // At once, as phones open their keyboard within the press alone.
      text.contentEditable = 'true'
      text.addEventListener('beforeinput', waitForEditor)
      text.focus({ preventScroll: true })
      return writing.begin(chosen, { x: event.clientX, y: event.clientY })
    }
    openSection(chosen)
  }
  const latestOpen = useRef(open)
  latestOpen.current = open
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each document
  useEffect(() => {
    if (!shown) return
    const chosen = mark()
    if (isSought.current) chosen?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
    isSought.current = false
    markTexts(shown, page)
    setHead({ title: shown.title, description: shown.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '' })
    shown.addEventListener('click', (event) => latestOpen.current(event))
    // The editor is there when a text is pressed.
    shown.addEventListener('pointerover', () => void loadText().catch(() => undefined), { once: true })
  }, [shown])
  const written = page.sections.find(({ id }) => id === writing.section)
  const text = findText(shown, page, writing.section)
  return (
    <div className={css['stage']} ref={stage} data-screen={screen}>
      {/* Its documents listen to presses with the page that is open: another one is another frame. In a frame without
          `allow-scripts` Safari tells nobody of presses; the content security policy of drafts lets no script run. */}
      <iframe
        key={`${page.id} ${language}`}
        ref={frame}
        className={css['frame']}
        title={t('sites.builder.preview', { title: page.title })}
        src={address}
        sandbox="allow-same-origin allow-scripts"
        onLoad={() => setShown(frame.current?.contentDocument ?? null)}
        style={size.width === 0 ? {} : { inlineSize: wanted, blockSize: size.height / scale, scale: String(scale) }}
      />
      {written && text && (
        <QueryBoundary>
          <TextInPage root={text} section={written} />
        </QueryBoundary>
      )}
    </div>
  )
}
