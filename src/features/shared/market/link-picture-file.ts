/** Pixels of every picture beside a link: what the networks that show them ask for. */
export const LINK_PICTURE_WIDTH = 1200
export const LINK_PICTURE_HEIGHT = 630

/** The picture of pages without one of their own: `/og/en-US/site.png` as a static file. */
export const LINK_PICTURE_FILE = '/link-picture.png'
