import { expect, test } from 'vitest'
import { define } from '#core/kernel/define.ts'
import { type Token, token } from '#core/kernel/token.ts'
import { makeContainer } from './make-container.ts'

const Greeting = token<string>('container-test/Greeting')
const Greet = define(
  'container-test/Greet',
  { greeting: Greeting },
  ({ greeting }) =>
    (name: string) =>
      `${greeting}, ${name}`,
)
const GreetTwice = define('container-test/GreetTwice', { greet: Greet }, ({ greet }) => (name: string) => [greet(name), greet(name)])

test('makes what is defined of its dependencies, once', () => {
  const { bind, find } = makeContainer()
  bind(Greeting, {}, () => 'Hello')
  expect(find(GreetTwice)('Ola')).toEqual(['Hello, Ola', 'Hello, Ola'])
  expect(find(GreetTwice)).toBe(find(GreetTwice))
})

test('names what nothing provides, and what needs it', () => {
  const { ensureBound } = makeContainer()
  expect(() => ensureBound(GreetTwice)).toThrow(
    'Nothing provides container-test/Greeting, which is needed by container-test/Greet, which is needed by container-test/GreetTwice',
  )
})

test('names the members of a cycle of dependencies, instead of resolving it', () => {
  const Second: Token<object> = Symbol.for('kredka/container-test/Second')
  const First = define('container-test/First', { second: Second }, ({ second }) => ({ second }))
  define('container-test/Second', { first: First }, ({ first }) => ({ first }))
  expect(() => makeContainer().ensureBound(First)).toThrow(
    'Cycle of dependencies: container-test/First → container-test/Second → container-test/First',
  )
})
