import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import type { ConflictOrigin, FieldConflict } from './api-form.ts'
import css from './conflict-choices.module.css'
import { differingParts } from './differing-parts.ts'
import { useDraftMoment } from './use-draft-moment.ts'

interface ConflictChoicesProps {
  readonly conflicts: readonly FieldConflict[]
  readonly labels: Readonly<Record<string, string>>
  readonly textOf?: (name: string, value: unknown) => string
  /** Absent: another tab or device, at an unknown time. */
  readonly origin?: ConflictOrigin | undefined
  /** Something is written that was not sent yet, so that a choice can be changed. Default: true. */
  readonly isOpen?: boolean
}

/** Choice that was made, and the value that it has left out. */
interface MadeChoice {
  readonly name: string
  readonly isMine: boolean
  readonly other: unknown
  readonly conflict: FieldConflict
}

const unknownOrigin: ConflictOrigin = { of: 'draft', saved: null }

/**
 * Choice between the user's value and another one for each field that both have changed: both are shown where they
 * differ, and the one that was left out can be taken until the form is sent.
 */
export const ConflictChoices = ({
  conflicts,
  labels,
  textOf = (_, value) => String(value ?? ''),
  origin = unknownOrigin,
  isOpen = true,
}: ConflictChoicesProps) => {
  const t = useT()
  const id = useId()
  const part = useRef<HTMLElement>(null)
  const [made, setMade] = useState<readonly MadeChoice[]>([])
  const shown = isOpen ? made.filter(({ name }) => !conflicts.some((one) => one.name === name)) : []
  const count = conflicts.length
  // The button of a choice is gone once it is made.
  useEffect(() => {
    if (made.length > 0) part.current?.querySelector<HTMLElement>('[data-made]:last-of-type button')?.focus()
  }, [made])
  useEffect(() => {
    if (!isOpen) setMade([])
  }, [isOpen])
  const note = (choice: MadeChoice) => setMade([...made.filter(({ name }) => name !== choice.name), choice])
  const choose = (conflict: FieldConflict, isMine: boolean) => {
    const other = isMine ? conflict.theirs : conflict.read()
    if (isMine) conflict.keepMine()
    else conflict.takeTheirs()
    note({ name: conflict.name, isMine, other, conflict })
  }
  const change = ({ other, isMine, conflict, name }: MadeChoice) => {
    const left = conflict.read()
    conflict.put(other)
    note({ name, isMine: !isMine, other: left, conflict })
  }
  if (count === 0 && shown.length === 0) return null
  return (
    <section ref={part} className={css['conflicts']} aria-labelledby={id} data-conflicts>
      <h2 id={id} tabIndex={-1}>
        {t(count === 0 ? 'form.conflict.done' : 'form.conflict.title')}
      </h2>
      {count > 0 && (
        <p>
          <OriginText of={origin} /> {t('form.conflict.lead')}
        </p>
      )}
      <ul>
        {shown.map((choice) => (
          <li key={choice.name} className={css['made']} data-made>
            <span>{t(choice.isMine ? 'form.conflict.kept' : 'form.conflict.taken', { label: labels[choice.name] ?? choice.name })}</span>
            <button type="button" className={css['act']} onClick={() => change(choice)}>
              {t(choice.isMine ? 'form.conflict.swap.theirs' : 'form.conflict.swap.mine')}
            </button>
          </li>
        ))}
        {conflicts.map((conflict) => {
          const { name } = conflict
          const texts = [textOf(name, conflict.mine), textOf(name, conflict.theirs)] as const
          const label = labels[name] ?? name
          return (
            <li key={name}>
              <h3>{label}</h3>
              <div className={css['both']}>
                <Version title={t('form.conflict.yours')} text={texts[0]} other={texts[1]}>
                  <Button small onClick={() => choose(conflict, true)}>
                    {t('form.conflict.mine')}
                  </Button>
                </Version>
                <Version title={t('form.conflict.saved')} text={texts[1]} other={texts[0]}>
                  <Button small onClick={() => choose(conflict, false)}>
                    {t('form.conflict.take')}
                  </Button>
                </Version>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Says who has saved the other values, and when, as far as it is known. */
const OriginText = ({ of: { of, saved } }: { readonly of: ConflictOrigin }) => {
  const t = useT()
  const momentOf = useDraftMoment()
  if (saved === null) return t(of === 'draft' ? 'form.conflict.draft' : 'form.conflict.record')
  const moment = momentOf(saved.at)
  if (of === 'draft') return t('form.conflict.draft.at', { moment })
  return saved.by === null ? t('form.conflict.record.at', { moment }) : t('form.conflict.record.by', { moment, name: saved.by })
}

interface VersionProps {
  readonly title: string
  readonly text: string
  readonly other: string
  /** Button that takes it. */
  readonly children: ReactNode
}

/** One of two values; what the other one has not is marked. */
const Version = ({ title, text, other, children }: VersionProps) => {
  const t = useT()
  const { before, differing, after } = differingParts(text, other)
  return (
    <div className={css['version']}>
      <p className={css['title']}>{title}</p>
      {text === '' ? (
        <p className={css['nothing']}>{t('form.conflict.empty')}</p>
      ) : (
        <p className={css['text']}>
          {before}
          {differing !== '' && <mark>{differing}</mark>}
          {after}
        </p>
      )}
      {children}
    </div>
  )
}
