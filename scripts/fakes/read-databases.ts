/** All values in all databases, of a page or of a test. It uses nothing from outside, because it is sent to pages. */
export async function readDatabases(factory: IDBFactory = indexedDB): Promise<unknown[]> {
  const read = (name: string) =>
    new Promise<unknown[]>((resolve, reject) => {
      const opening = factory.open(name);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const { result: database } = opening;
        const stores = [...database.objectStoreNames];
        const values: unknown[] = [];
        const end = () => {
          database.close();
          resolve(values);
        };
        if (stores.length === 0) return end();
        const reading = database.transaction(stores);
        for (const store of stores) {
          const all = reading.objectStore(store).getAll();
          all.onsuccess = () => values.push(...all.result);
        }
        reading.oncomplete = end;
      };
    });
  const databases = await factory.databases();
  return (await Promise.all(databases.map(({ name = '' }) => read(name)))).flat();
}
