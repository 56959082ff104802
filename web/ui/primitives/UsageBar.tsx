import { useId } from 'react'
import css from './usage-bar.module.css'

interface UsageBarProps {
  readonly label: string
  /** Use of the limit in words: `2 z 3`. */
  readonly text: string
  readonly used: number
  /** `null`: without end, so there is no bar. */
  readonly limit: number | null
  /** When the limit begins anew, or what is hidden. */
  readonly note?: string | undefined
}

/** Bar of a limit: how much of it is used, in words and as a stroke that fills up. */
export const UsageBar = ({ label, text, used, limit, note }: UsageBarProps) => {
  const id = useId()
  return (
    <div className={css['usage']}>
      <span id={id}>{label}</span>
      <span className={css['text']}>{text}</span>
      {limit !== null && (
        <meter
          className={css['bar']}
          aria-labelledby={id}
          aria-valuetext={text}
          min={0}
          max={Math.max(limit, 1)}
          value={Math.min(used, limit)}
          data-full={used >= limit ? '' : undefined}
        />
      )}
      {note !== undefined && <span className={css['note']}>{note}</span>}
    </div>
  )
}
