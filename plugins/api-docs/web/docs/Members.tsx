import { messageKey, type PartOf } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import css from './docs.module.css'

interface MemberProps {
  readonly name: string
  readonly notation: string
  readonly required: boolean
  readonly where?: PartOf<'api-docs.place'>
}

/** Table of names and types; scrolls horizontally on narrow screens. */
export const Members = ({ of, label }: { readonly of: readonly MemberProps[]; readonly label: string }) => {
  const t = useT()
  if (of.length === 0) return null
  const hasPlaces = of.some(({ where }) => where !== undefined)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={css['scrollable']} aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('api-docs.name')}</th>
            {hasPlaces && <th scope="col">{t('api-docs.place')}</th>}
            <th scope="col">{t('api-docs.type')}</th>
          </tr>
        </thead>
        <tbody>
          {of.map(({ name, notation, required, where }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
                {!required && <small>{t('api-docs.optional')}</small>}
              </th>
              {hasPlaces && <td>{where && t(messageKey('api-docs.place', where))}</td>}
              <td>
                <code>{notation}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
