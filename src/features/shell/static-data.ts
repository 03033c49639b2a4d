/** What a route tells the shell about itself. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** false: tools that fill the window, such as the map, show no footer */
    footer?: false
  }
}

export {}
