import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { highlightMatches } from '../islands/highlight-matches.ts'
import type { Group, Option } from '../islands/suggestions.ts'
import css from '../search-box.module.css'

interface Props {
  /** Prefix of element ids: options are `{id}-0`, `{id}-1` … over all groups, the list is `{id}-list`. */
  readonly id: string
  readonly groups: readonly Group[]
  /** Index of the active option; −1 for none. */
  readonly activeIndex: number
  /** Text whose matches are marked in the labels. */
  readonly typed: string
  /** Status text above the list, or instead of it. */
  readonly note: string | null
  readonly choose: (option: Option) => void
  /** URL of the map of what is near the device; `null` while a text is typed, or without a map page. */
  readonly near: string | null
}

/** Popup beneath the field: groups of suggestions, or a status text. */
export const Popup = ({ id, groups, activeIndex, typed, note, choose, near }: Props) => {
  const t = useT()
  const groupOffsets = groups.map((_, n) => groups.slice(0, n).reduce((sum, { options }) => sum + options.length, 0))
  return (
    // Clicking must not move the focus out of the field.
    // biome-ignore lint/a11y/noStaticElementInteractions: only prevents losing the focus
    <div className={css['popup']} onMouseDown={(event) => event.preventDefault()}>
      {near !== null && (
        <a className={css['near']} href={near}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2 12h3m14 0h3M12 2v3m0 14v3m7-10a7 7 0 1 1-14 0 7 7 0 0 1 14 0M14 12a2 2 0 1 1-4 0 2 2 0 0 1 4 0" />
          </svg>
          {t('search.box.near')}
        </a>
      )}
      {note && <p className={css['note']}>{note}</p>}
      {groups.length > 0 && (
        // Not in the tab order: browsers add scrollable elements to it.
        <div role="listbox" id={`${id}-list`} aria-label={t('search.box.label')} tabIndex={-1} className={css['list']}>
          {groups.map(({ key, label, options }, n) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
            <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
              <div id={`${id}-${key}`} role="presentation" className={css['heading']}>
                {label}
              </div>
              {options.map((option, m) => {
                const index = (groupOffsets[n] ?? 0) + m
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles keys
                  // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox
                  <div
                    key={`${option.href} ${option.label}`}
                    id={`${id}-${index}`}
                    role="option"
                    aria-selected={index === activeIndex}
                    className={css['option']}
                    onClick={() => choose(option)}
                  >
                    <span>
                      {highlightMatches(option.label, typed).map((piece, n) =>
                        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other key
                        piece.matched ? <mark key={n}>{piece.text}</mark> : piece.text,
                      )}
                    </span>
                    {option.note && <span className={css['aside']}>{option.note}</span>}
                  </div>
                )
              })}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
