import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { danglingReferences, definitionsOf, readTexts } from './references.ts'

const texts = readTexts(path.resolve(import.meta.dirname, '../..'))
const definitions = definitionsOf(texts)

const danglingIn = (text: string, file = 'core/x.ts') => danglingReferences(new Map([[file, text]]), definitions)

test('every reference to a requirement resolves', () => {
  expect(danglingReferences(texts, definitions)).toEqual([])
})

describe('finds a dangling', () => {
  test.each([
    ['feature', '// SM-99 finds nothing', 'SM-99'],
    ['feature of three digits', '// SM-010', 'SM-010'],
    ['journey', "test('J13 a visitor')", 'J13'],
    ['journey step', "test('J1.99 J1.1 a parent')", 'J1.99'],
    ['decision', '/** Paths (decisions §99). */', 'decisions §99'],
    ['decision in a list', '/** Paths (decisions §13, §98 and §17). */', 'decisions §98'],
    ['decision in a range', '/** Paths (decisions §28 to §30). */', 'decisions §30'],
    ['decision at the start of a sentence', '// Decisions §99 say so.', 'decisions §99'],
    ['ambiguity', '/** Labels (decisions §0.21). */', 'decisions §0.21'],
    ['section of the specification', '/** Names (specification §3 and §10). */', 'specification §10'],
    ['term of a section', '/** Cities (specification §9, "Top towns"). */', 'specification §9, "Top towns"'],
    ['citation over two lines', '/**\n * Sections (decisions\n * §99).\n */', 'decisions §99'],
    ['heading', '/** Speed (quality.md, "Speed"). */', 'quality.md, "Speed"'],
    ['heading of a page by its path', 'config/requirements/quality.md, "Speed"', 'config/requirements/quality.md, "Speed"'],
    ['page without heading', '/** Goals of quality.md. */', 'quality.md'],
    ['page of another folder', '/** Rules (docs/architecture.md). */', 'docs/architecture.md'],
    ['section of a page', '/** Rules (decisions.md §2). */', '§2 without a source'],
    ['section without source', '/** Facility types (§3). */', '§3 without a source'],
  ])('%s', (_, text, citation) => {
    expect(danglingIn(text)).toContain(`core/x.ts: ${citation}`)
  })
})

test('accepts each kind of citation', () => {
  const text = `
    // SM-01, features OP-03 and J1, J11.10: decisions §0, decisions §0.18, decisions §13, §17 and §29, decisions §16 to
    // §18; specification §7, specification §9, "Top cities"; quality.md, "Limits on greed"; interfaces.md, "Demo data";
    // config/requirements/quality.md, config/requirements/quality.md, "Sessions"; RFC 9110 §12.5.3. Not citations:
    // ISO-01, PL-MZ, J1x, SHA-256.
  `
  expect(danglingIn(text)).toEqual([])
})
