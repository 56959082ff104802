import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { chatApi } from '../../contract/api.ts'
import { childrenText } from '../inbox/conversation-names.ts'
import css from './room.module.css'

interface ReadersOfMessageProps {
  readonly roomId: string
  readonly number: string
  /** Address of the room without the list. */
  readonly path: string
}

/** Parents who have not read an announcement, by name; a link opens it, so that it works without scripts. */
export const ReadersOfMessage = ({ roomId: id, number, path }: ReadersOfMessageProps) => {
  const t = useT()
  const { read, total, unread, more } = useQuery(chatApi.listReaders, { id, number }).data
  return (
    <section className={css['readersList']} aria-labelledby="czytelnicy">
      <h2 id="czytelnicy">{t('chat.reading', { read, total })}</h2>
      {unread.length === 0 ? (
        <p className={css['note']}>{t(total === 0 ? 'chat.reading.nobody' : 'chat.reading.all')}</p>
      ) : (
        <>
          <p className={css['note']}>{t('chat.reading.missing')}</p>
          <ul>
            {unread.map(({ account_id, name, children }) => (
              <li key={account_id}>
                {name}
                {children.length > 0 && <span className={css['note']}> · {childrenText(children)}</span>}
              </li>
            ))}
          </ul>
          {more > 0 && <p className={css['note']}>{t('chat.reading.more', { count: more })}</p>}
        </>
      )}
      <a href={path}>{t('chat.reading.close')}</a>
    </section>
  )
}
