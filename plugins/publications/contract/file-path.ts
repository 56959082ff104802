/** Path below which the files of posts are served. */
export const newsFilesPath = '/wpisy' as const

/** Returns the path of a file of a post; without a signature it serves the files of public posts alone. */
export const newsFilePath = (newsId: string, uploadId: string, file: string): string => `${newsFilesPath}/${newsId}/${uploadId}/${file}`
