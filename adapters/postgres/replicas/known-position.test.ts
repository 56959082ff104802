import { expect, test } from 'vitest'
import { makeKnownPosition } from './known-position.ts'

const at = (bytes: number, run = '7 1 100', timeline = 1) => ({ run, timeline, bytes })
const begin = () => {
  const time = { now: 0 }
  const known = makeKnownPosition(() => time.now)
  return { time, known, bytes: () => known.required()?.bytes ?? null }
}

test('only the primary will do before the first poll, and two seconds after the last one', () => {
  const { time, known, bytes } = begin()
  known.read(at(10), 0)
  expect(bytes()).toBeNull()
  known.polled(at(10), 1)
  expect(bytes()).toBe(10)
  time.now = 2001
  expect(bytes()).toBe(10)
  time.now = 2002
  known.read(at(20), 2002)
  expect(bytes()).toBeNull()
})

test('a replica must have replayed what any page has shown, of the primary or of another replica', () => {
  const { known, bytes } = begin()
  known.polled(at(10), 0)
  known.read(at(30), 1)
  known.polled(at(20), 2)
  expect(bytes()).toBe(30)
  known.replayed('7 1 100', 40)
  known.replayed('7 1 100', 35)
  expect(bytes()).toBe(40)
})

test('after a change that the process knows of, only a position that was read later will do', () => {
  const { time, known, bytes } = begin()
  known.polled(at(10), 0)
  time.now = 5
  known.outdate()
  expect(bytes()).toBeNull()
  // Its read began before the change.
  known.polled(at(11), 4)
  known.read(at(12), 5)
  expect(bytes()).toBeNull()
  known.read(at(12), 6)
  expect(bytes()).toBe(12)
})

test('a server that took over begins anew, with fewer bytes and another timeline; late answers of the former one say nothing', () => {
  const { known } = begin()
  known.polled(at(100), 10)
  known.polled(at(80, '7 2 200', 2), 20)
  expect(known.required()).toEqual(at(80, '7 2 200', 2))
  known.read(at(110), 15)
  known.replayed('7 1 100', 120)
  expect(known.required()).toEqual(at(80, '7 2 200', 2))
})
