import { readFileSync } from 'node:fs'
import type { BoundaryFile } from '../domain/boundary.ts'

/** Reads the boundaries of the sixteen voivodeships (Natural Earth 1:10m, public domain). */
export const boundaryFile = (): BoundaryFile => JSON.parse(readFileSync(new URL('../data/voivodeships.geojson', import.meta.url), 'utf8'))
