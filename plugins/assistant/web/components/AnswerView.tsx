import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import type { Answer, Citation } from '../../contract/answer.ts'
import css from './answer.module.css'

interface Props {
  readonly answer: Answer
  /** Address of the assistant's page in the page's language. */
  readonly action: string
}

/** Answer about a facility: who wrote it, what it says, and from where. */
export const AnswerView = ({ answer, action }: Props) => {
  const t = useT()
  const { label, sentences, citations, missing, ask_url } = answer
  const sources = sourcesOf(citations)
  // The paths of an answer have no language.
  const inLanguage = (path: string) => action.replace(/\/asystent$/, '') + path
  return (
    <section className={css['answer']} aria-label={label}>
      <p className={css['label']}>{label}</p>
      {sentences.length > 0 && (
        <ul className={css['sentences']}>
          {sentences.map(({ text, citations: cited, doubted }) => (
            <li key={text}>
              {text}
              {doubted && <strong className={css['doubted']}> ({t('assistant.view.doubted')})</strong>}
              {sources.map(({ key, facts }, at) =>
                facts.some((n) => cited.includes(n)) ? (
                  <sup key={key}>
                    <a href={`#zrodlo-${at + 1}`}>{at + 1}</a>
                  </sup>
                ) : null,
              )}
            </li>
          ))}
        </ul>
      )}
      {missing.map((text) => (
        <p key={text} className={css['missing']}>
          {text}
        </p>
      ))}
      {ask_url !== null && (
        <p>
          <LinkButton href={inLanguage(ask_url)}>{t('assistant.view.ask')}</LinkButton>
        </p>
      )}
      {sources.length > 0 && <Sources sources={sources} inLanguage={inLanguage} />}
    </section>
  )
}

/** Statement of a source on one day, with the facts that come from it. */
interface Source extends Pick<Citation, 'source_name' | 'number' | 'on' | 'url'> {
  readonly key: string
  readonly facts: readonly number[]
}

/** Groups citations by their statement and its day. */
const sourcesOf = (citations: readonly Citation[]): readonly Source[] => {
  const keyOf = ({ source, number, on }: Citation) => `${source} ${number} ${on}`
  return [...new Map(citations.map((one) => [keyOf(one), one]))].map(([key, { source_name, number, source, on, url }]) => ({
    key,
    source_name,
    // The number of what was written here is the facility's own id.
    number: ['owner', 'support', 'opinions'].includes(source) ? '' : number,
    on,
    url,
    facts: citations.filter((one) => keyOf(one) === key).map(({ n }) => n),
  }))
}

const Sources = ({ sources, inLanguage }: { sources: readonly Source[]; inLanguage: (path: string) => string }) => (
  <>
    <h2 className={css['heading']}>{useT()('assistant.view.sources')}</h2>
    <ol className={css['sources']}>
      {sources.map(({ key, source_name, number, on, url }, at) => (
        <li key={key} id={`zrodlo-${at + 1}`}>
          <a href={inLanguage(url)}>{[source_name, number, on].filter(Boolean).join(', ')}</a>
        </li>
      ))}
    </ol>
  </>
)
