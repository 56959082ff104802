import { ArrowDown, ArrowUp, EyeOff, GripVertical, IndentDecrease, IndentIncrease, Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import hidden from '#web/ui/primitives/hidden.module.css'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { type DropPosition, dropPositionAt } from '../drag/drop-place.ts'
import { useDrag } from '../drag/use-drag.ts'
import { useContent } from '../state/builder-context.ts'
import css from './tree.module.css'
import { canMove, placeOfDrop, placeOfStep, rowsOf, type TreeDirection } from './tree-moves.ts'
import { useTree } from './use-tree.ts'

const icons = { up: ArrowUp, down: ArrowDown, in: IndentIncrease, out: IndentDecrease } as const
const directions = ['up', 'down', 'out', 'in'] as const
const keys: Readonly<Record<string, TreeDirection>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' }

/** Row above which a page is dragged. */
interface Over {
  readonly id: string
  readonly part: DropPosition
}

/** Pages of the site: a press opens one, handle, buttons and keys move it. */
export const PageTree = () => {
  const t = useT()
  const { draft, page: open, openPage } = useContent()
  const { move } = useTree()
  const { pages } = draft.content
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const focused = useRef<string | null>(null)
  const drag = useDrag<Over>({
    placeAt: (id, x, y) => {
      const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-page]')
      const over = row?.dataset['page']
      if (!row || over === undefined || over === id) return null
      const part = dropPositionAt(y, row.getBoundingClientRect())
      return canMove(pages, id, placeOfDrop(pages, over, part)) ? { id: over, part } : null
    },
    onDrop: (id, over) => {
      const place = placeOfDrop(pages, over.id, over.part)
      if (!canMove(pages, id, place) || !move(id, place)) return
      setAnnouncement(t('sites.builder.moved', { title: pages.find((one) => one.id === id)?.title ?? '' }))
    },
  })
  // An element that changes its place in the page loses the focus.
  useEffect(() => {
    if (focused.current !== null) list.current?.querySelector<HTMLElement>(`[data-page="${focused.current}"] button`)?.focus()
    focused.current = null
  })
  const step = (id: string, direction: TreeDirection) => {
    const place = placeOfStep(pages, id, direction)
    const title = pages.find((one) => one.id === id)?.title ?? ''
    if (!canMove(pages, id, place) || !move(id, place)) return setAnnouncement(t('sites.builder.move.none', { title }))
    focused.current = id
    setAnnouncement(t('sites.builder.moved', { title }))
  }
  const onKeyDown = (id: string) => (event: KeyboardEvent) => {
    const direction = event.altKey ? keys[event.key] : undefined
    if (direction === undefined) return
    event.preventDefault()
    step(id, direction)
  }
  return (
    <nav className={css['tree']} aria-label={t('sites.builder.pages')}>
      <h2>{t('sites.builder.pages')}</h2>
      <ol ref={list}>
        {rowsOf(pages).map(({ page: { id, title, visible, in_menu }, level }) => (
          <li
            key={id}
            data-page={id}
            data-level={level}
            data-drop={drag.place?.id === id ? drag.place.part : undefined}
            data-dragged={drag.dragged === id || undefined}
          >
            <button
              type="button"
              className={css['page']}
              aria-current={id === open.id ? 'page' : undefined}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
              onClick={() => openPage(id)}
              onKeyDown={onKeyDown(id)}
            >
              <span className={css['title']}>{title}</span>
              {!visible && <Icon of={EyeOff} label={t('sites.builder.page.hidden')} />}
              {visible && !in_menu && <span className={css['note']}>{t('sites.builder.page.off-menu')}</span>}
            </button>
            <span className={css['handle']} aria-hidden {...drag.handleOf(id)}>
              <Icon of={GripVertical} />
            </span>
          </li>
        ))}
      </ol>
      <fieldset className={css['moves']} aria-label={t('sites.builder.move', { title: open.title })}>
        {directions.map((direction) => (
          <Button
            key={direction}
            small
            look="quiet"
            aria-label={t(messageKey('sites.builder.move', direction), { title: open.title })}
            title={t(messageKey('sites.builder.move', direction), { title: open.title })}
            aria-disabled={!canMove(pages, open.id, placeOfStep(pages, open.id, direction))}
            onClick={() => step(open.id, direction)}
          >
            <Icon of={icons[direction]} />
          </Button>
        ))}
      </fieldset>
      <AddPage />
      <p role="status" className={hidden['hidden']}>
        {announcement}
      </p>
    </nav>
  )
}

/** Field for the title of a new page. */
const AddPage = () => {
  const t = useT()
  const { add } = useTree()
  const [title, setTitle] = useState('')
  return (
    <form
      className={css['add']}
      onSubmit={(event) => {
        event.preventDefault()
        if (title.trim() === '') return
        add(title.trim())
        setTitle('')
      }}
    >
      <label>
        <span>{t('sites.builder.page.new')}</span>
        <input value={title} maxLength={80} autoComplete="off" onChange={({ target }) => setTitle(target.value)} />
      </label>
      <Button small type="submit" aria-label={t('sites.builder.page.add')}>
        <Icon of={Plus} />
      </Button>
    </form>
  )
}
