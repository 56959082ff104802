import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { island } from '#web/runtime/islands/define.ts'
import hidden from '#web/ui/primitives/hidden.module.css'
import type { DefaultCities } from '../../contract/default-cities.ts'
import { maxQueryLength } from '../../contract/limits.ts'
import { ChildFields } from '../components/ChildFields.tsx'
import { Popup } from '../components/Popup.tsx'
import css from '../search-box.module.css'
import { isSentence } from './sentence.ts'
import type { Option } from './suggestions.ts'
import { useSuggestions } from './use-suggestions.ts'

interface Props {
  /** `landing` is large with a labelled button; `bar` fits into the bar above a page. */
  readonly look: 'landing' | 'bar'
  /** URL of the results page, which the form submits to. */
  readonly action: string
  /** URL of the map of what is near the device; `null` if no installed plugin has a map page. */
  readonly near: string | null
  readonly cities: DefaultCities['pl']
  /** Initial text. */
  readonly text: string
  /** Kind of facility and age of the child are asked for beneath the field. */
  readonly asksForChild: boolean
}

const SearchBox = ({ look, action, near, cities, text: initialText, asksForChild }: Props) => {
  const t = useT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(initialText)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [submitPending, setSubmitPending] = useState(false)
  const { shown, onType, flush } = useSuggestions(cities)
  const text = value.trim()
  const stale = shown.text !== text
  const options = shown.groups.flatMap(({ options }) => options)
  const activeIndex = stale ? -1 : Math.min(active, options.length - 1)

  const choose = ({ label, href }: Option) => {
    setOpen(false)
    setValue(label)
    location.assign(href)
  }
  // The field may have been focused before hydration, and have a text that was not typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(() => {
    if (document.activeElement === input.current) setOpen(true)
    if (initialText) onType(initialText)
  }, [])
  // A suggestion was chosen by keys before the response arrived.
  useEffect(() => {
    if (!submitPending || stale) return
    setSubmitPending(false)
    const chosen = options[activeIndex]
    if (chosen && !shown.failed) choose(chosen)
    else input.current?.form?.submit()
  })
  useEffect(() => {
    if (activeIndex >= 0) document.getElementById(`${id}-${activeIndex}`)?.scrollIntoView({ block: 'nearest' })
  }, [activeIndex, id])

  // Without an active suggestion the form itself submits the text to the results page.
  const submit = (event: FormEvent) => {
    const chosen = options[activeIndex]
    const isWaiting = stale && active >= 0
    if (!chosen && !isWaiting) return
    event.preventDefault()
    if (chosen) choose(chosen)
    else {
      setSubmitPending(true)
      flush()
    }
  }
  const moveActive = (by: number) => {
    if (open)
      setActive((active) => (by > 0 ? Math.min(active + 1, Math.max(options.length - 1, 0)) : active < 0 ? options.length - 1 : active - 1))
    setOpen(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const keyActions: Readonly<Record<string, (() => void) | false>> = {
      ArrowDown: () => moveActive(1),
      ArrowUp: () => moveActive(-1),
      Home: activeIndex >= 0 && (() => setActive(0)),
      End: activeIndex >= 0 && (() => setActive(options.length - 1)),
      Escape: () => (open ? setOpen(false) : change('')),
    }
    const keyAction = keyActions[event.key]
    if (!keyAction || event.nativeEvent.isComposing) return
    event.preventDefault()
    keyAction()
  }
  const change = (next: string) => {
    setValue(next)
    setActive(-1)
    setSubmitPending(false)
    onType(next.trim())
  }
  const status = stale
    ? t('search.box.searching')
    : shown.failed
      ? t('search.box.failed')
      : options.length
        ? t('search.box.found', { count: options.length })
        : isSentence(text)
          ? t('search.box.sentence')
          : t('search.box.none', { text })

  return (
    <search
      className={`${css['box']} ${css[look]}`}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
    >
      <form action={action} onSubmit={submit}>
        <label className={hidden['hidden']} htmlFor={`${id}-field`}>
          {t('search.box.label')}
        </label>
        <div className={css['field']}>
          <input
            ref={input}
            id={`${id}-field`}
            name="q"
            value={value}
            maxLength={maxQueryLength}
            placeholder={t(look === 'bar' ? 'search.box.hint' : 'search.box.label')}
            className={css['input']}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open && options.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={open && activeIndex >= 0 ? `${id}-${activeIndex}` : undefined}
            onChange={({ target }) => {
              change(target.value)
              setOpen(true)
            }}
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
            onKeyDown={onKeyDown}
          />
          {look === 'landing' && (
            <span className={css['hint']} aria-hidden="true">
              {t('search.box.hint')}
            </span>
          )}
          <button type="submit" className={css['go']}>
            <span className={css['word']}>{t('search.box.go')}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true" className={css['sign']}>
              <path d="m21 21-4.3-4.3M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0" />
            </svg>
          </button>
        </div>
        {asksForChild && <ChildFields />}
        {open && (
          <Popup
            id={id}
            groups={shown.groups}
            activeIndex={activeIndex}
            typed={shown.text}
            note={!stale && (shown.failed || !options.length) ? status : null}
            choose={choose}
            near={text === '' ? near : null}
          />
        )}
        <p role="status" className={hidden['hidden']}>
          {open ? status : ''}
        </p>
      </form>
    </search>
  )
}

/** Search field for places, facilities and wishes; a form that submits the text to the results page. */
export default island('search/SearchBox', ['search.box'], SearchBox)
