import { useEffect, useState } from 'react'

/**
 * What a chunk declares, loaded once it is wanted. Undefined until then, and if it can't be loaded.
 * @param load must stay the same function.
 */
export function useLoaded<T extends object>(load: () => Promise<T>, wanted: boolean): T | undefined {
  const [loaded, setLoaded] = useState<T>()
  useEffect(() => {
    // A lost chunk is reported where it is loaded, and a reload is offered.
    if (wanted) load().then(setLoaded, () => {})
  }, [load, wanted])
  return wanted ? loaded : undefined
}
