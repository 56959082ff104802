import { expect, test } from 'vitest'
import { movePage, type PageTree, type TreePage } from '../../../contract/page-tree.ts'
import { canMove, placeOfDrop, placeOfStep, rowsOf, type TreeDirection } from './tree-moves.ts'

const page = (id: string, parent: string | null = null): TreePage => ({
  id,
  kind: id === 'start' ? 'main' : 'custom',
  parent,
  title: id,
  slug: id === 'start' ? '' : id,
  in_menu: true,
  visible: true,
})
const tree: PageTree = [page('start'), page('o-nas'), page('kadra', 'o-nas'), page('historia', 'o-nas'), page('kontakt')]
const shown = (pages: PageTree) => rowsOf(pages).map((row) => '-'.repeat(row.level - 1) + row.page.id)

const step = (id: string, direction: TreeDirection) => {
  const place = placeOfStep(tree, id, direction)
  if (!canMove(tree, id, place)) return null
  const moved = movePage(tree, id, place)
  return typeof moved === 'string' ? moved : shown(moved)
}

test('WB-03 a page is moved by keys among those beside it, below the one above it, and out of its parent', () => {
  expect(shown(tree)).toEqual(['start', 'o-nas', '-kadra', '-historia', 'kontakt'])
  expect(step('kontakt', 'up')).toEqual(['start', 'kontakt', 'o-nas', '-kadra', '-historia'])
  expect(step('kadra', 'down')).toEqual(['start', 'o-nas', '-historia', '-kadra', 'kontakt'])
  expect(step('kontakt', 'in')).toEqual(['start', 'o-nas', '-kadra', '-historia', '-kontakt'])
  expect(step('kadra', 'out')).toEqual(['start', 'o-nas', '-historia', 'kadra', 'kontakt'])
})

test('WB-03 steps that lead nowhere are none: the first up, the last down, the top out, the main page below another', () => {
  expect([step('start', 'up'), step('kontakt', 'down'), step('o-nas', 'out'), step('start', 'in'), step('nie-ma', 'up')]).toEqual(
    Array(5).fill(null),
  )
})

test('WB-03 a page is dropped before, behind or below another, but not below itself', () => {
  expect(placeOfDrop(tree, 'kadra', 'before')).toEqual({ parent: 'o-nas', before: 'kadra' })
  expect(placeOfDrop(tree, 'historia', 'after')).toEqual({ parent: 'o-nas', before: null })
  expect(placeOfDrop(tree, 'kontakt', 'inside')).toEqual({ parent: 'kontakt', before: null })
  expect([canMove(tree, 'o-nas', placeOfDrop(tree, 'kadra', 'inside')), canMove(tree, 'o-nas', { parent: null, before: 'o-nas' })]).toEqual(
    [false, false],
  )
})
