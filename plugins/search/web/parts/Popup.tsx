import { useT } from '#web/i18n/words.ts'
import { markTyped } from '../islands/mark-typed.ts'
import type { Group, Option } from '../islands/suggestions.ts'
import css from './popup.module.css'

interface Props {
  /** Beginning of the ids: options are `{id}-0`, `{id}-1` … over all groups, the list is `{id}-list`. */
  readonly id: string
  readonly groups: readonly Group[]
  /** The option that Enter would choose; −1: none. */
  readonly at: number
  /** What is marked in the labels. */
  readonly typed: string
  /** Said beneath the list, or in its place. */
  readonly note: string | null
  readonly choose: (option: Option) => void
}

/** What lies beneath the field: groups with headings, or a word about why there are none. */
export const Popup = ({ id, groups, at, typed, note, choose }: Props) => {
  const t = useT()
  const firsts = groups.map((_, n) => groups.slice(0, n).reduce((sum, { options }) => sum + options.length, 0))
  return (
    // The focus stays in the field.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here but that the focus is kept
    <div className={css['popup']} onMouseDown={(event) => event.preventDefault()}>
      {note && <p className={css['note']}>{note}</p>}
      {groups.length > 0 && (
        // No stop of the Tab key: browsers make one of whatever scrolls.
        <div role="listbox" id={`${id}-list`} aria-label={t('search.label')} tabIndex={-1} className={css['list']}>
          {groups.map(({ key, label, options }, n) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
            <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
              <div id={`${id}-${key}`} role="presentation" className={css['heading']}>
                {label}
              </div>
              {options.map((option, m) => {
                const number = (firsts[n] ?? 0) + m
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the combobox's
                  // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox
                  <div
                    key={`${option.href} ${option.label}`}
                    id={`${id}-${number}`}
                    role="option"
                    aria-selected={number === at}
                    className={css['option']}
                    onClick={() => choose(option)}
                  >
                    <span>
                      {markTyped(option.label, typed).map((piece, at) =>
                        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name
                        piece.typed ? <mark key={at}>{piece.text}</mark> : piece.text,
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
