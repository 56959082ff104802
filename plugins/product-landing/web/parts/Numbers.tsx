import { Figures } from '#web/design/Figures.tsx'
import { useHref } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import type { CountedNumbers } from '../../contract/directory-numbers.ts'
import css from './parts.module.css'
import { saidNumber } from './said-number.ts'

const shown = ['zlobki', 'przedszkola', 'localities', 'voivodeships'] as const

/** How much the directory holds, rounded down, with the day it was counted on; nothing while it holds nothing. */
export const Numbers = ({ of: numbers }: { of: CountedNumbers }) => {
  const t = useT()
  const sources = useHref()('sources')
  if (numbers.facilities === 0) return null
  return (
    <div className={css['numbers']}>
      <Figures of={shown.filter((what) => numbers[what] > 0).map((what) => saidNumber(t, what, numbers[what]))} />
      <p className={css['small']}>
        {t('product-landing.numbers.counted', { date: numbers.counted_on.split('-').reverse().join('.') })}{' '}
        {numbers.made && t('product-landing.numbers.made')}{' '}
        {sources !== undefined && <a href={sources}>{t('product-landing.numbers.sources')}</a>}
      </p>
    </div>
  )
}
