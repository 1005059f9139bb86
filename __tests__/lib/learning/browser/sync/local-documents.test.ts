/** @jest-environment jsdom */
import { aLearner, aLessonIdentity, watched } from '@/__tests__/support/learner';
import { aRecord } from '@/__tests__/support/learning';
import { MemoryStorage } from '@/__tests__/support/memory-storage';
import { LocalDocuments } from '@/lib/learning/browser/sync/local-documents';
import { aVideoId } from '@/scripts/fakes/course';

const lesson = aLessonIdentity();
const KEY = `learning/device/watchHistory/${lesson.videoId}`;

describe('LocalDocuments', () => {
  it('still has on the next page what was written on this one', () => {
    const { learner, storage } = aLearner();
    learner.watch(lesson, watched(60));

    expect(aLearner({ storage }).learner.recordOf(lesson)?.currentTime).toBe(60);
  });

  it('never mixes the histories of two accounts and of the device', () => {
    const storage = new MemoryStorage();
    const ann = aLearner({ storage, owner: { kind: 'account', uid: 'ann' } });
    ann.learner.watch(lesson, watched(60));

    const bob = aLearner({ storage, owner: { kind: 'account', uid: 'bob' } });
    expect(bob.documents.all('watchHistory')).toEqual([]);
    expect(aLearner({ storage }).documents.all('watchHistory')).toEqual([]);
    bob.documents.clear();
    expect(
      aLearner({ storage, owner: { kind: 'account', uid: 'ann' } }).documents.all('watchHistory'),
    ).toHaveLength(1);
  });

  it('leaves nothing behind when it is cleared', () => {
    const { learner, documents, storage } = aLearner({ owner: { kind: 'account', uid: 'ann' } });
    learner.watch(lesson, watched(60));
    learner.saveCourse('course-1', 'Course 1');
    documents.clear();

    expect(storage.length).toBe(0);
    expect(documents.all('watchHistory')).toEqual([]);
  });

  it.each(['full', 'forbidden'] as const)(
    'goes on in memory where the storage is %s, and says so',
    (fault) => {
      const storage = new MemoryStorage();
      storage.fault = fault;
      const { learner, documents } = aLearner({ storage });
      learner.watch(lesson, watched(60));
      learner.watch(lesson, watched(90));

      expect(documents.fault).toBe(fault);
      expect(learner.recordOf(lesson)?.currentTime).toBe(90);
    },
  );

  it('keeps what a full storage did not take, whatever else is read, and stores it with the next change', () => {
    const { learner, documents, storage } = aLearner();
    learner.watch(lesson, watched(60));
    storage.fault = 'full';
    learner.watch(lesson, watched(360, 300));
    // Another tab has written, and the page comes back from the back and forward cache.
    documents.onStorage(KEY);
    documents.onStorage(null);
    storage.fault = undefined;
    learner.watch(lesson, watched(510, 500));

    const ranges = [0, 60, 300, 360, 500, 510];
    expect(learner.recordOf(lesson)?.ranges).toEqual(ranges);
    expect(aLearner({ storage }).learner.recordOf(lesson)?.ranges).toEqual(ranges);
  });

  it('makes room by forgetting what the account knows anyway, never what it does not', () => {
    const storage = new MemoryStorage();
    const { learner, documents } = aLearner({ storage, owner: { kind: 'account', uid: 'ann' } });
    documents.applyRemote(
      'watchHistory',
      [1, 2, 3].map((number) => [aVideoId(number), aRecord({ videoId: aVideoId(number) })]),
    );
    const set = storage.setItem.bind(storage);
    storage.setItem = (key, value) => {
      if (storage.length > 3) throw new DOMException('full', 'QuotaExceededError');
      set(key, value);
    };
    storage.setItem('learning/account-ann/other', '');
    learner.watch(aLessonIdentity({ videoId: 'new-video' }), watched(60));

    expect(storage.getItem('learning/account-ann/watchHistory/new-video')).toContain('unsent');
    expect(documents.all('watchHistory')).toHaveLength(4);
    expect(documents.fault).toBeUndefined();
  });

  it('knows a full storage of Firefox, and reads again what it could not keep of the account', () => {
    const storage = new MemoryStorage();
    const set = storage.setItem.bind(storage);
    storage.setItem = (key, value) => {
      if (storage.length > 3) throw new DOMException('full', 'NS_ERROR_DOM_QUOTA_REACHED');
      set(key, value);
    };
    const { documents } = aLearner({ storage, owner: { kind: 'account', uid: 'ann' } });
    const read = (...numbers: number[]) =>
      documents.applyRemote(
        'watchHistory',
        numbers.map((number) => [aVideoId(number), aRecord({ videoId: aVideoId(number) })]),
      );
    read(1, 2);
    documents.seenUntil = '1700000000.000000000';
    expect(documents.seenUntil).toBe('1700000000.000000000');
    read(3, 4, 5);
    expect([documents.all('watchHistory').length, documents.fault]).toEqual([5, undefined]);
    documents.seenUntil = '1700000001.000000000';
    expect(documents.seenUntil).toBeUndefined();
  });

  it.each(['not json', '7', '{"data":{"videoId":""}}', '{"data":null}'])(
    'takes %s in the storage for nothing',
    (text) => {
      const storage = new MemoryStorage();
      storage.setItem(KEY, text);
      const { learner, documents } = aLearner({ storage });
      expect(documents.all('watchHistory')).toEqual([]);

      learner.watch(lesson, watched(60));
      expect(learner.recordOf(lesson)?.currentTime).toBe(60);
    },
  );

  it('reads a record of an older version, and one of a newer version', () => {
    const storage = new MemoryStorage();
    const { lesson: _lesson, ranges: _ranges, chapters: _chapters, ...old } = aRecord({ currentTime: 42 });
    storage.setItem(KEY, JSON.stringify({ data: { ...old, mood: 'curious' } }));

    expect(aLearner({ storage }).learner.recordOf(lesson)).toMatchObject({ currentTime: 42, ranges: [] });
  });

  it('keeps what two tabs watch of one video', () => {
    const storage = new MemoryStorage();
    const one = aLearner({ storage });
    const other = aLearner({ storage });
    one.learner.watch(lesson, watched(60));
    other.clock.time += 5_000;
    other.learner.watch(lesson, watched(360, 300));
    one.documents.onStorage(KEY);

    for (const { learner } of [one, other]) {
      expect(learner.recordOf(lesson)).toMatchObject({ ranges: [0, 60, 300, 360], currentTime: 360 });
    }
  });

  it('brings nothing back that another tab removed, also before it heard of that', () => {
    const storage = new MemoryStorage();
    const one = aLearner({ storage });
    one.learner.watch(lesson, watched(60));
    storage.clear();
    const other = aLearner({ storage });
    other.learner.watch(lesson, watched(310, 300));
    one.learner.watch(lesson, watched(410, 400));

    expect(one.learner.recordOf(lesson)?.ranges).toEqual([300, 310, 400, 410]);
    expect(one.documents.all('activityDays')[0]?.devices).toEqual({ laptop: 20 });
  });

  it('follows another tab that removes everything', () => {
    const storage = new MemoryStorage();
    const { learner, documents } = aLearner({ storage });
    learner.watch(lesson, watched(60));
    storage.clear();
    documents.onStorage(null);

    expect(documents.all('watchHistory')).toEqual([]);
  });

  it('tells once of thousands of documents that another tab writes', () => {
    jest.useFakeTimers();
    const { documents } = aLearner();
    const heard = jest.fn();
    documents.onChange(heard);
    for (let number = 0; number < 5_000; number += 1) {
      documents.onStorage(`learning/device/watchHistory/${aVideoId(number)}`);
    }
    documents.onStorage('somebody else’s');
    expect(heard).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(heard).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('opens 5,000 videos by reading each once', () => {
    const storage = new MemoryStorage();
    for (let number = 0; number < 5_000; number += 1) {
      const record = aRecord({ videoId: aVideoId(number), ranges: [0, 100, 200, 300] });
      storage.setItem(`learning/device/watchHistory/${record.videoId}`, JSON.stringify({ data: record }));
    }
    const read = jest.spyOn(storage, 'getItem');
    const documents = new LocalDocuments({ kind: 'device' }, () => storage);

    expect(documents.all('watchHistory')).toHaveLength(5_000);
    expect(read).toHaveBeenCalledTimes(5_000);
  });

  describe('in several tabs', () => {
    const DRAFT = /^learning\/device\/drafts\/\w+\//;

    /** Tabs of one browser, the first of which writes the documents. */
    function tabs(count: number) {
      const storage = new MemoryStorage();
      const open = new Set<string>();
      const all = Array.from({ length: count }, (_, index) => {
        const tab = { id: `tab${index}`, isWriter: index === 0, openTabs: async () => open };
        open.add(tab.id);
        return { ...aLearner({ storage, device: tab.id, tab }), tab };
      });
      const keys = () => Array.from({ length: storage.length }, (_, index) => storage.key(index) as string);
      const tellAll = () => {
        for (const key of keys()) for (const { documents } of all) documents.onStorage(key);
      };
      return { all, storage, keys, tellAll, open };
    }

    it('loses nothing of two tabs that write at once, and leaves one document', () => {
      const { all, keys, tellAll } = tabs(2);
      all[0]?.learner.watch(lesson, watched(60));
      all[1]?.learner.watch(lesson, watched(360, 300));
      expect(keys().filter((key) => DRAFT.test(key))).toHaveLength(2);
      tellAll();

      expect(keys().filter((key) => DRAFT.test(key))).toEqual([]);
      for (const { learner, documents } of all) {
        expect(learner.recordOf(lesson)?.ranges).toEqual([0, 60, 300, 360]);
        expect(documents.all('activityDays')[0]?.devices).toEqual({ tab0: 60, tab1: 60 });
      }
    });

    it('merges what a closed window left: the next page starts with it and removes the drafts', async () => {
      const { all, storage, keys, open } = tabs(2);
      all[0]?.learner.watch(lesson, watched(60));
      all[1]?.learner.watch(lesson, watched(360, 300));
      open.clear();
      const tab = { id: 'next', isWriter: true, openTabs: async () => new Set(['next']) };
      const { learner, documents } = aLearner({ storage, tab });
      expect(learner.recordOf(lesson)?.ranges).toEqual([0, 60, 300, 360]);
      documents.mergeDrafts();
      await documents.removeOldDrafts();

      expect(keys().filter((key) => DRAFT.test(key))).toEqual([]);
      expect(aLearner({ storage }).learner.recordOf(lesson)?.ranges).toEqual([0, 60, 300, 360]);
    });

    it('leaves the drafts of open tabs to them', async () => {
      const { all, keys } = tabs(2);
      all[1]?.learner.watch(lesson, watched(360, 300));
      const before = keys().filter((key) => DRAFT.test(key));
      all[0]?.documents.onStorage(before[0] ?? null);
      await all[0]?.documents.removeOldDrafts();
      expect(keys().filter((key) => DRAFT.test(key))).toEqual(before);
    });

    it('knows that the account has a document once any tab has sent it', () => {
      const { all, tellAll } = tabs(2);
      const [writer, other] = all;
      writer?.learner.saveCourse('course-1', 'Course 1');
      tellAll();
      const [sent] = other?.documents.unsent() ?? [];
      if (!sent) throw new Error('Nothing was unsent.');
      other?.documents.markSent(sent.collection, sent.id, sent.data as never, sent.data as never);
      tellAll();
      for (const { documents } of all) expect(documents.unsent()).toEqual([]);
    });

    it('removes the drafts of all tabs with a document that is removed', () => {
      const { all, storage } = tabs(2);
      all[1]?.learner.watch(lesson, watched(360, 300));
      for (let at = 0; at < storage.length; at += 1) all[0]?.documents.onStorage(storage.key(at));
      all[0]?.documents.clear();
      expect(storage.length).toBe(0);
    });
  });
});
