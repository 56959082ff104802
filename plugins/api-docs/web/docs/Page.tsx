import { asMessageKey, messageKey, type PartOf } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import type { data } from './docs.data.ts'
import css from './docs.module.css'

const rules = ['errors', 'session', 'unknown', 'language', 'limits', 'shapes'] as const

/** Page of all operations with input, output and errors. */
export const Page = () => {
  const t = useT()
  const { groups, errors, shapes, rateLimit, assistants } = usePageData<typeof data>()
  return (
    <Container>
      <div className={css['page']}>
        <header className={css['head']}>
          <h1>{t('api-docs.title')}</h1>
          <p className={css['lead']}>{t('api-docs.lead')}</p>
        </header>
        <nav className={css['contents']} aria-label={t('api-docs.contents')}>
          {assistants.tools.length > 0 && <a href="#assistants">{t('api-docs.tools')}</a>}
          {groups.map(({ plugin, operations }) => (
            <ul key={plugin}>
              {operations.map(({ id, method, path }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <b>{method}</b> {path}
                  </a>
                </li>
              ))}
            </ul>
          ))}
        </nav>
        <div className={css['chapters']}>
          <section className={css['rules']} aria-labelledby="rules">
            <h2 id="rules">{t('api-docs.rules')}</h2>
            <p>
              {t('api-docs.rules.machine')} <a href="/api/openapi.json">/api/openapi.json</a>
            </p>
            <ul>
              {rules.map((rule) => (
                <li key={rule}>{t(messageKey('api-docs.rules', rule), { ...rateLimit })}</li>
              ))}
            </ul>
            <p>{t('api-docs.always')}</p>
            <ErrorList of={errors} />
          </section>
          {assistants.tools.length > 0 && <Assistants of={assistants} />}
          {groups.flatMap(({ operations }) => operations.map((operation) => <OperationSection key={operation.id} operation={operation} />))}
          <section aria-labelledby="shapes">
            <h2 id="shapes">{t('api-docs.shapes')}</h2>
            {shapes.map(({ name, members }) => (
              <div key={name} className={css['shape']} id={name}>
                <h3>
                  <code>{name}</code>
                </h3>
                <Members of={members} label={name} />
              </div>
            ))}
          </section>
        </div>
      </div>
    </Container>
  )
}

type DocsData = ReturnType<typeof usePageData<typeof data>>

/** Section about the tools of assistants: how to connect one, and what each tool takes. */
const Assistants = ({ of: { url, limits, tools } }: { readonly of: DocsData['assistants'] }) => {
  const t = useT()
  return (
    <section aria-labelledby="assistants">
      <h2 id="assistants">{t('api-docs.tools')}</h2>
      <p>{t('api-docs.tools.lead')}</p>
      <p>
        <code>{url}</code>
      </p>
      <p>{t('api-docs.tools.file')}</p>
      <p>
        <code>{JSON.stringify({ mcpServers: { kredka: { type: 'http', url } } })}</code>
      </p>
      <p>{t('api-docs.tools.rules', limits)}</p>
      {tools.map(({ name, description, members }) => (
        <div key={name} className={css['shape']}>
          <h3>
            <code>{name}</code>
          </h3>
          <p lang="en">{description}</p>
          <Members of={members} label={name} />
        </div>
      ))}
    </section>
  )
}

type OperationData = DocsData['groups'][number]['operations'][number]

/** Section of one operation: address, input, output and errors. */
const OperationSection = ({ operation }: { readonly operation: OperationData }) => {
  const t = useT()
  const { id, method, path, summary, access, rate, parameters, body, response, errors } = operation
  return (
    <section className={css['call']} aria-labelledby={id}>
      <h2 id={id}>
        <b className={css['method']}>{method}</b> <code>{path}</code>
      </h2>
      <p lang="en">{summary}</p>
      {access && <p>{t(messageKey('api-docs.access', access.kind), { permission: access.permission })}</p>}
      {rate && <p>{t('api-docs.rate', { count: rate.times, seconds: rate.seconds })}</p>}
      {parameters.length > 0 && (
        <>
          <h3>{t('api-docs.parameters')}</h3>
          <Members of={parameters} label={t('api-docs.parameters')} />
        </>
      )}
      {body && (
        <>
          <h3>
            {t('api-docs.body')} <code>{body.mime}</code>
          </h3>
          <Members of={body.members} label={t('api-docs.body')} />
        </>
      )}
      <h3>
        {t('api-docs.answer')}{' '}
        <code>
          {response.status} {response.mime}
        </code>
      </h3>
      {response.notation !== '' && (
        <p>
          <code>{response.notation}</code>
        </p>
      )}
      <Members of={response.members} label={t('api-docs.answer')} />
      {errors.length > 0 && (
        <details>
          <summary>{t('api-docs.failures')}</summary>
          <ErrorList of={errors} />
        </details>
      )}
    </section>
  )
}

/** Shows the values of a message, which an answer fills in, as `{name}`. */
const withValueNames = (message: string): string => message.replace(/{{\s*(\w+)[^}]*}}/g, '{$1}')

/** List of errors: status, code, and message. */
const ErrorList = ({ of }: { readonly of: readonly { readonly status: number; readonly code: string }[] }) => {
  const t = useT()
  return (
    <ul className={css['failures']}>
      {of.map(({ status, code }) => (
        <li key={code}>
          <b>{status}</b> <code>{code}</code> {withValueNames(t(asMessageKey(code)))}
        </li>
      ))}
    </ul>
  )
}

interface MemberProps {
  readonly name: string
  readonly notation: string
  readonly required: boolean
  readonly where?: PartOf<'api-docs.place'>
}

/** Table of names and types; scrolls horizontally on narrow screens. */
const Members = ({ of, label }: { readonly of: readonly MemberProps[]; readonly label: string }) => {
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
