import { useT } from '#web/runtime/i18n/i18n-context.ts'
import css from './parts.module.css'

interface TextCountProps {
  readonly id?: string
  readonly count: number
  readonly min?: number | undefined
  readonly max: number
}

/** Says below a text how many characters it needs yet, with the least number, or how many more it may have. */
export const TextCount = ({ id, count, min = 0, max }: TextCountProps) => {
  const t = useT()
  const text =
    count < min
      ? t('form.count.missing', { count: min - count, min })
      : count > max
        ? t('form.count.over', { count: count - max, max })
        : t('form.count.left', { count: max - count })
  return (
    <p id={id} className={css['count']} data-enough={count >= min && count <= max}>
      {text}
    </p>
  )
}
