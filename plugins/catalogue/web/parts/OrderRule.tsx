import { messageKey } from '#core/kernel/message-key.ts'
import { bestRule, criteria, recommendedCriteria } from '#core/search/orders.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import css from './order-rule.module.css'

type Listed = (typeof recommendedCriteria)[number]
type Telling = { [Key in Listed]: (typeof criteria)[Key]['kind'] extends 'number' | 'text' ? Key : never }[Listed]

const isTelling = (key: Listed): key is Telling => criteria[key].kind === 'number' || criteria[key].kind === 'text'

/** Criteria of the order `recommended` that tell recommended facilities apart: the flags put others behind them. */
const telling = recommendedCriteria.filter(isTelling)

/** Explains the order of recommended facilities, with a link to the page about all orders, if there is one. */
export const OrderRule = () => {
  const t = useT()
  const all = useHref()('ordering')
  return (
    <p className={css['rule']}>
      {t('catalogue.order.rule', {
        opinions: bestRule.minOpinions,
        criteria: telling.map((key) => t(messageKey('catalogue.order.rule', key))).join(`, ${t('catalogue.order.rule.then')} `),
      })}
      {all !== undefined && (
        <>
          {' '}
          <a href={all}>{t('catalogue.order.how')}</a>
        </>
      )}
    </p>
  )
}
