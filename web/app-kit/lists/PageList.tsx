import type { ReactElement } from 'react'
import { type EmptyAction, EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import type { ListState } from './list-address.ts'
import css from './page-list.module.css'

interface PageListProps<Item> {
  readonly of: { readonly items: readonly Item[]; readonly curPage: number; readonly pageTotal: number }
  readonly hrefOf: (change: Partial<ListState>) => string
  /** Title, text and link of an empty list. */
  readonly none: { readonly title: string; readonly text: string; readonly action?: EmptyAction | undefined }
  /** Renders an item as a list item with a key. */
  readonly children: (item: Item) => ReactElement
}

/** Items of a list, a page of them at a time, with its empty state and the links to the other pages. */
export const PageList = <Item,>({ of: { items, curPage, pageTotal }, hrefOf, none, children }: PageListProps<Item>) => (
  <>
    {items.length === 0 ? (
      <EmptyList title={none.title} subtitle={none.text} actions={none.action ? [none.action] : []} />
    ) : (
      <ul className={css['items']}>{items.map(children)}</ul>
    )}
    <Pager page={curPage} pages={pageTotal} address={(page) => hrefOf({ page })} />
  </>
)
