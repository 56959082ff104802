import { money } from '#core/kernel/formats.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { Button, LinkButton } from '#web/ui/primitives/Button.tsx'
import type { SoldPackage } from '../../contract/price-list.ts'
import { StateLabel } from '../components/State.tsx'
import { CrayonBox } from '../drawings/CrayonBox.tsx'
import { OneCrayon } from '../drawings/OneCrayon.tsx'
import { ThreeCrayons } from '../drawings/ThreeCrayons.tsx'
import css from './packages.module.css'
import { orderKeys, packages } from './packages.ts'

const drawings = { basic: OneCrayon, start: ThreeCrayons, support: CrayonBox } as const

/**
 * The three packages side by side: target group, price for a year, availability, and a button: to one's own facility, to
 * the order, or to a presentation of a package without a price, which is planned.
 */
export const Packages = ({ sold }: { readonly sold: readonly SoldPackage[] }) => {
  const t = useT()
  const language = useLanguage()
  const { href } = usePage()
  const order = href('facilites_list')
  const presentation = href('presentation')
  return (
    <ul className={css['packages']}>
      {packages.map((name) => {
        const Drawing = drawings[name]
        const { net, gross } = (name === 'basic' ? undefined : sold.find(({ key }) => key === orderKeys[name])) ?? {
          net: null,
          gross: null,
        }
        const isPriced = net !== null && gross !== null
        return (
          <li key={name} className={`${css['package']} ${css[name]}`}>
            <div className={css['picture']}>
              <Drawing />
            </div>
            <h2 className={css['name']}>{t(messageKey('product-landing.package', name))}</h2>
            <StateLabel of={name === 'basic' || isPriced ? 'full' : 'planned'} />
            <p className={css['price']}>
              <span className={css['amount']}>
                {isPriced ? money(gross, language) : t(messageKey('product-landing.package', name, 'price'))}
              </span>{' '}
              <span>
                {isPriced
                  ? t('product-landing.package.priced', { net: money(net, language) })
                  : t(messageKey('product-landing.package', name, 'term'))}
              </span>
            </p>
            <p>{t(messageKey('product-landing.package', name, 'text'))}</p>
            <div className={css['way']}>
              {name === 'basic' ? (
                <LinkButton href={href('product_landing')} look="second">
                  {t('product-landing.package.find')}
                </LinkButton>
              ) : isPriced && order !== undefined ? (
                <form action={order}>
                  <Button type="submit" look={name === 'start' ? 'main' : 'second'}>
                    {t('product-landing.package.order', { name: t(messageKey('product-landing.package', name)) })}
                  </Button>
                </form>
              ) : (
                presentation !== undefined && (
                  <LinkButton href={presentation} look={name === 'start' ? 'main' : 'second'}>
                    {t('product-landing.call.presentation')}
                  </LinkButton>
                )
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
