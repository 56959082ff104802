import { lastPage } from './page-limits.ts'

/** Parses the page number of a URL: 1 if absent; 0, which no list has, if invalid or behind the last page of any list. */
export const parsePageNumber = (value: string | undefined): number =>
  value === undefined ? 1 : /^[1-9]\d{0,4}$/.test(value) && Number(value) <= lastPage ? Number(value) : 0
