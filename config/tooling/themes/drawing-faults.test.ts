import { expect, test } from 'vitest'
import { drawingFaults } from './drawing-faults.ts'

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`

test.each([
  ['shapes', '<path d="M0 0h9"/>'],
  ['references to its own parts', `<filter id="w"/><g filter="url(#w)"/><use href="#w"/><use xlink:href = '#w'/>`],
  ['a picture that it contains', '<image href="data:image/png;base64,aGVq//8="/>'],
])('WB-14 accepts %s', (_, inside) => {
  expect(drawingFaults(svg(inside))).toEqual([])
})

test.each([
  ['<script>1</script>', 'contains a script'],
  ['<svg:script>1</svg:script>', 'contains a script'],
  ['<g onload="x()"/>', 'contains an event handler'],
  ['<g\nonclick ="x()"/>', 'contains an event handler'],
  ['<a href="javascript:x()"/>', 'contains an address with a script'],
  ['<foreignObject/>', 'contains a page of another kind'],
  ['<style>@import "a.css"</style>', 'contains an address of another file'],
  ['<g fill="url( other.svg#a)"/>', 'contains an address of another file'],
  ['<image href="other.png"/>', 'contains an address of another file'],
  ['<image href="https://kredka.example/a.png"/>', 'contains a foreign address'],
  ['<image href="&#104;ttps:&#x2f;&#47;kredka.example"/>', 'contains a foreign address'],
  ['<g style="background: //kredka.example"/>', 'contains a foreign address'],
])('WB-14 names what is wrong with %s', (inside, fault) => {
  expect(drawingFaults(svg(inside))).toContain(fault)
})

test('WB-14 a file that is no drawing is refused', () => {
  expect(drawingFaults('<html></html>')).toEqual(['is no drawing <svg> with a viewBox'])
})
