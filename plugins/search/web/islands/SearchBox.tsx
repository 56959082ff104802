import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import hidden from '#web/design/hidden.module.css'
import { useT } from '#web/i18n/words.ts'
import { island } from '#web/islands/define.ts'
import type { DefaultCities } from '../../contract/default-cities.ts'
import { Popup } from '../parts/Popup.tsx'
import css from './search-box.module.css'
import type { Option } from './suggestions.ts'
import { useSuggestions } from './use-suggestions.ts'

interface Props {
  /** `landing` is large and has its button's word; `bar` fits into the bar above a page. */
  readonly look: 'landing' | 'bar'
  /** The page that shows the same without JavaScript. */
  readonly action: string
  readonly cities: DefaultCities['pl']
}

/** Longest text that is looked for, characters. */
const longest = 100

const SearchBox = ({ look, action, cities }: Props) => {
  const t = useT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [wanted, setWanted] = useState(false)
  const { shown, typed, hurry } = useSuggestions(cities)
  const text = value.trim()
  const stale = shown.text !== text
  const options = shown.groups.flatMap(({ options }) => options)
  const at = stale ? -1 : Math.min(active, options.length - 1)

  const choose = ({ label, href }: Option) => {
    setOpen(false)
    setValue(label)
    location.assign(href)
  }
  // Someone who reached for the field while it slept is in it already.
  useEffect(() => {
    if (document.activeElement === input.current) setOpen(true)
  }, [])
  // Enter came before the answer.
  useEffect(() => {
    if (!wanted || stale) return
    setWanted(false)
    const [first] = options.slice(Math.max(at, 0))
    if (first && !shown.failed) choose(first)
  })
  useEffect(() => {
    if (at >= 0) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [at, id])

  const submit = (event: FormEvent) => {
    const chosen = options[Math.max(at, 0)]
    // With nothing typed, or no server to ask, the form itself leads to the map.
    if (at < 0 && (text === '' || (shown.failed && !stale))) return
    event.preventDefault()
    setOpen(true)
    if (stale) {
      setWanted(true)
      hurry()
    } else if (chosen) choose(chosen)
  }
  const step = (by: number) => {
    if (open)
      setActive((active) => (by > 0 ? Math.min(active + 1, Math.max(options.length - 1, 0)) : active < 0 ? options.length - 1 : active - 1))
    setOpen(true)
  }
  const press = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, (() => void) | false>> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Home: at >= 0 && (() => setActive(0)),
      End: at >= 0 && (() => setActive(options.length - 1)),
      Escape: () => (open ? setOpen(false) : change('')),
    }
    const move = moves[event.key]
    if (!move || event.nativeEvent.isComposing) return
    event.preventDefault()
    move()
  }
  const change = (next: string) => {
    setValue(next)
    setActive(-1)
    setWanted(false)
    typed(next.trim())
  }
  const said = stale
    ? t('search.searching')
    : shown.failed
      ? t('search.failed')
      : options.length
        ? t('search.found', { count: options.length })
        : t('search.none', { text })

  return (
    <search
      className={`${css['box']} ${css[look]}`}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
    >
      <form action={action} onSubmit={submit}>
        <label className={hidden['hidden']} htmlFor={`${id}-field`}>
          {t('search.label')}
        </label>
        <div className={css['field']}>
          <svg viewBox="0 0 24 24" aria-hidden="true" className={css['glass']}>
            <path d="m21 21-4.3-4.3M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0" />
          </svg>
          <input
            ref={input}
            id={`${id}-field`}
            name="q"
            value={value}
            maxLength={longest}
            placeholder={t('search.label')}
            className={css['input']}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open && options.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={open && at >= 0 ? `${id}-${at}` : undefined}
            onChange={({ target }) => {
              change(target.value)
              setOpen(true)
            }}
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
            onKeyDown={press}
          />
          <button type="submit" className={css['go']}>
            {t('search.go')}
          </button>
        </div>
        {open && (
          <Popup
            id={id}
            groups={shown.groups}
            at={at}
            typed={shown.text}
            note={!stale && (shown.failed || !options.length) ? said : null}
            choose={choose}
          />
        )}
        <p role="status" className={hidden['hidden']}>
          {open ? said : ''}
        </p>
      </form>
    </search>
  )
}

/** The field that finds cities and facilities; asleep it is a form that leads to the map with what was typed. */
export default island('search/SearchBox', ['search'], SearchBox)
